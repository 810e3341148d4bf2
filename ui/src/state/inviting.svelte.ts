// Whether the invitation to this table is shown.
class InvitationShown {
  open = $state(false);
}

export const inviting = new InvitationShown();
