/**
 * Decodes percent-encoded text of an address. `decodeURIComponent` throws for a bare `%`, which anybody
 * can write into a link; ESLint refuses it elsewhere.
 * @returns undefined where the text is not valid percent-encoding
 */
export function percentDecoded(text: string): string | undefined {
  try {
    // eslint-disable-next-line no-restricted-globals -- the one place that catches its error
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
