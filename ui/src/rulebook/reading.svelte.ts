// Which rule is being read at a table, in a window over it.

class Reading {
  open = $state(false);
  /** The rule to begin with; empty: the first. */
  rule = $state('');

  show(rule = ''): void {
    this.rule = rule;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const reading = new Reading();
