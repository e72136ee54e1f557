import { variableOf } from '../variables.ts';
import type { Inline, MarkdownPlace, TimeStyle } from './tokens.ts';

/** An atomic token and its length in the text. */
export interface Atom {
  token: Inline;
  length: number;
}

const VARIABLE = /\{([\w.]{1,40})\}/y;
const EMOJI = /<(a?):(\w{1,64}):(\d{1,25})>/y;
const TIME = /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y;
const MENTION = /<(@!?|@&|#)(\d{1,25})>/y;
const COMMAND = /<\/([^\s:<>][^:<>\n]{0,100}):(\d{1,25})>/y;
const GUIDE = /<id:(customize|browse|guide|linked-roles)>/y;
const EVERYONE = /@(everyone|here)\b/y;
const ADDRESS = /https?:\/\/[^\s<>]{1,2048}/iy;
const HIDDEN_ADDRESS = /<(https?:\/\/[^\s<>]{1,2048})>/iy;

/** Reads the atomic token at a position: a variable, mention, emoji, time or address. */
export function atomAt(text: string, index: number, place: MarkdownPlace): Atom | undefined {
  const read = (pattern: RegExp) => {
    pattern.lastIndex = index;
    return pattern.exec(text);
  };
  switch (text[index]) {
    case '{': {
      const match = read(VARIABLE);
      const name = match?.[1] ?? '';
      return match && variableOf(name) ? atom(match, { kind: 'variable', name }) : undefined;
    }
    case '@': {
      const match = place === 'block' ? read(EVERYONE) : null;
      return match ? atom(match, { kind: 'mention', what: 'everyone', text: match[0] }) : undefined;
    }
    case 'h':
    case 'H': {
      const match = place === 'block' ? read(ADDRESS) : null;
      return match ? bareAddress(match[0]) : undefined;
    }
    case '<':
      return angleAtom(read, place);
    default:
      return undefined;
  }
}

function angleAtom(
  read: (pattern: RegExp) => RegExpExecArray | null,
  place: MarkdownPlace,
): Atom | undefined {
  const emoji = read(EMOJI);
  if (emoji) {
    const [, animated, name = '', id = ''] = emoji;
    return atom(emoji, { kind: 'emoji', name, id, animated: animated === 'a' });
  }
  const time = read(TIME);
  if (time) {
    const style = (time[2] ?? 'f') as TimeStyle;
    return atom(time, { kind: 'time', seconds: Number(time[1]), style });
  }
  if (place === 'inline') return undefined;
  const mention = read(MENTION);
  if (mention) {
    const [, sign = '', id = ''] = mention;
    const what = sign === '#' ? 'channel' : sign === '@&' ? 'role' : 'user';
    return atom(mention, { kind: 'mention', what, text: id });
  }
  const command = read(COMMAND);
  if (command) {
    return atom(command, { kind: 'mention', what: 'command', text: `/${command[1] ?? ''}` });
  }
  const guide = read(GUIDE);
  if (guide) return atom(guide, { kind: 'mention', what: 'channel', text: guide[1] ?? '' });
  const hidden = read(HIDDEN_ADDRESS);
  return hidden ? atom(hidden, linkTo(hidden[1] ?? '')) : undefined;
}

const atom = (match: RegExpExecArray, token: Inline): Atom => ({ token, length: match[0].length });

function linkTo(address: string): Inline {
  return { kind: 'link', address, children: [{ kind: 'text', text: address }] };
}

/** An address ends before the punctuation and brackets of its sentence. */
function bareAddress(text: string): Atom {
  const opened = text.indexOf('(');
  let end = text.length;
  while (end > 0 && /[.,:;!?'")\]*_~|]/.test(text[end - 1] ?? '')) {
    if (text[end - 1] === ')' && opened !== -1 && opened < end) break;
    end -= 1;
  }
  const address = text.slice(0, end);
  // Consumed even if it is not valid, so that its end is not searched again.
  if (!URL.canParse(address)) return { token: { kind: 'text', text }, length: text.length };
  return { token: linkTo(address), length: end };
}
