/** A font file as its bytes: the shell's build runs this folder in Node. */
declare module '*.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}
