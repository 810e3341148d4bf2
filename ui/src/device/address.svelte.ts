// The address at which this page was opened, and the one that others open.

/** Whether it leads here only on this computer: no other device can follow it. */
export const isLoopback = /^(localhost|127\.|\[::1\])/.test(location.hostname);

class Address {
  /** Where others find this server while this page's own address means nothing to them. */
  found = $state('');

  /** How a link for others begins. */
  get origin(): string {
    return (isLoopback && this.found) || location.origin;
  }

  /** Whether others can follow such a link. */
  get isForOthers(): boolean {
    return !isLoopback || this.found !== '';
  }
}

export const address = new Address();
