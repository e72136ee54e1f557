/** A word before the caret that asks for completion. */
export interface Trigger {
  kind: 'variable' | 'emoji';
  /** Position of its sign, `{` or `:`. */
  from: number;
  /** End of what a completion replaces: the caret, or the end of a variable around it. */
  to: number;
  /** The letters after the sign. */
  query: string;
}

/** Letters before the caret that are read. */
const REACH = 64;
const VARIABLE = /\{([\w.]{0,40})$/;
/** At least two letters, and no sign of a time, an address or a custom emoji before the colon. */
const EMOJI = /(?:^|[^\w:<{])(:([\w+-]{2,40}))$/;

/** The trigger at the caret. Reads only a few letters, so that typing in a long text stays fast. */
export function triggerAt(text: string, caret: number): Trigger | undefined {
  const before = text.slice(Math.max(0, caret - REACH), caret);
  const variable = VARIABLE.exec(before);
  if (variable) {
    const [whole, query = ''] = variable;
    const rest = /^[\w.]{0,40}\}/.exec(text.slice(caret, caret + REACH)) ?? [''];
    return { kind: 'variable', from: caret - whole.length, to: caret + rest[0].length, query };
  }
  const [, whole, query = ''] = EMOJI.exec(before) ?? [];
  if (whole === undefined || (/^\d+$/.test(query) && query !== '100')) return undefined;
  return { kind: 'emoji', from: caret - whole.length, to: caret, query };
}
