// What `ui/python.ts` tells of the program for tables in the page.
declare module 'virtual:python' {
  /** Where it lies; nowhere if it was not built. */
  export const folder: string;
  /** Addresses of the API whose answers lie there, too. */
  export const answers: Record<string, string>;
}
