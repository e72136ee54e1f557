const QUOTES = new Set(['"', "'", '`']);
const isSpace = (letter = '') => letter !== '' && letter.trim() === '';

/**
 * Whether a script passes a text to a call as its last argument, quoted or not: `n(1e3)`,
 * `n.bind(n, "id")`. Reads the script once; the text comes from a release, so it is no pattern.
 */
export function hasLastArgument(script: string, argument: string): boolean {
  for (let at = script.indexOf(argument); at >= 0; at = script.indexOf(argument, at + 1)) {
    const before = script[beyond(script, at - 1, -1)];
    const after = script[beyond(script, at + argument.length, 1)];
    if ((before === '(' || before === ',') && after === ')') return true;
  }
  return false;
}

/** The index of the first letter beyond a quote and blanks. */
function beyond(script: string, from: number, step: 1 | -1): number {
  const isQuoted = QUOTES.has(script[from] ?? '');
  let at = isQuoted ? from + step : from;
  while (isSpace(script[at])) at += step;
  return at;
}
