// What we use of a package without types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
