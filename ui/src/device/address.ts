// The address at which this page was opened.

/** Whether it leads here only on this computer: no other device can follow it. */
export const isLoopback = /^(localhost|127\.|\[::1\])/.test(location.hostname);
