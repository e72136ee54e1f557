import { isBalanced } from './escape.ts';

/** Splits at a separator outside of inner braces, with optional blanks around it. Linear. */
export function splitArguments(raw: string, separator: '&&' | '$v' = '&&'): string[] {
  const parts: string[] = [];
  // In a code with unbalanced braces their depth has no meaning.
  const nests = isBalanced(raw);
  let depth = 0;
  let from = 0;
  let slashes = 0;
  for (let index = 0; index < raw.length; index += 1) {
    const letter = raw[index];
    if (letter === '\\') {
      slashes += 1;
      continue;
    }
    const isLive = slashes % 2 === 0;
    slashes = 0;
    const isSplit = letter === separator[0] && raw[index + 1]?.toLowerCase() === separator[1];
    if (!isLive) {
      if (isSplit) index += 1;
    } else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (isSplit && (depth <= 0 || !nests)) {
      parts.push(raw.slice(from, index).trim());
      from = index + 2;
      index += 1;
    }
  }
  parts.push(raw.slice(from).trim());
  return parts;
}

/** @returns the key and value of `key: value` or `key = value`; undefined without one of the keys */
export function keyOf(text: string, keys: readonly string[]) {
  const match = /^([a-z]{1,6})\s{0,8}[:=]/i.exec(text);
  const key = match?.[1]?.toLowerCase();
  if (!match || !key || !keys.includes(key)) return undefined;
  return { key, value: text.slice(match[0].length).trim() };
}
