// Whether the list of keys is shown.
class KeysShown {
  open = $state(false);
}

export const keysHelp = new KeysShown();
