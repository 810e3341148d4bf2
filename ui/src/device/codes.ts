// Codes of tables: how they are shown, and whatever way they are written.
const LONG = /^([A-Z0-9]{3})([A-Z0-9]{3})([A-Z0-9]{3})$/;

/** A code without what people write between its signs. */
export function plainCode(written: string): string {
  return written.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();
}

/** A code as it is read out: in groups, unless it is short. */
export function shownCode(code: string): string {
  return code.replace(LONG, '$1-$2-$3');
}
