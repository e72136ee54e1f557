import { matchAt } from './match-at.ts';
import type { MarkdownPlace, TimeStyle, Token } from './tokens.ts';

/** An atomic token and its length in the text. */
export interface Atom {
  token: Token;
  length: number;
}

/** Whether the bot knows it is decided where it shows: if not, its braces stay, and nothing in them is a mark. */
const VARIABLE = /\{([a-z][\w.]{0,39})\}/iy;
const EMOJI = /<(a?):(\w{1,64}):(\d{1,25})>/y;
const TIME = /<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y;
const MENTION = /<(@!?|@&|#)(\d{1,25})>/y;
const COMMAND = /<\/([^\s:<>][^:<>\n]{0,100}):(\d{1,25})>/y;
const GUIDE = /<id:(customize|browse|guide|linked-roles)>/y;
const EVERYONE = /@(everyone|here)/y;
const ADDRESS = /https?:\/\/[^\s<]{2,2048}/y;
const HIDDEN_ADDRESS = /<(\w[\w+.-]{0,30}:\/[^\s<>]{1,2048})>/y;

/** The last second that a date can have, before and after 1970. */
const LAST_SECOND = 8_640_000_000_000;

/** Reads the atomic token at a position: a variable, mention, emoji, time or address. */
export function atomAt(text: string, index: number, place: MarkdownPlace): Atom | undefined {
  switch (text[index]) {
    case '{':
      return variableAt(text, index);
    case '@': {
      const match = place === 'block' ? matchAt(EVERYONE, text, index) : null;
      return match ? atom(match, { kind: 'mention', what: 'everyone', text: match[0] }) : undefined;
    }
    case 'h': {
      const match = place === 'block' ? matchAt(ADDRESS, text, index) : null;
      return match ? bareAddress(match[0]) : undefined;
    }
    case '<':
      return angleAtom(text, index, place);
    default:
      return undefined;
  }
}

/** The word in braces that begins at a position; undefined without one. */
export function variableAt(text: string, index: number): Atom | undefined {
  if (text[index] !== '{') return undefined;
  const match = matchAt(VARIABLE, text, index);
  return match ? atom(match, { kind: 'variable', name: match[1] ?? '' }) : undefined;
}

function angleAtom(text: string, index: number, place: MarkdownPlace): Atom | undefined {
  const read = (pattern: RegExp) => matchAt(pattern, text, index);
  const emoji = read(EMOJI);
  if (emoji) {
    const [, animated, name = '', id = ''] = emoji;
    return atom(emoji, { kind: 'emoji', name, id, animated: animated === 'a' });
  }
  const time = read(TIME);
  if (time) {
    const seconds = Number(time[1]);
    // No date has so many seconds.
    if (Math.abs(seconds) > LAST_SECOND) return atom(time, { kind: 'text', text: time[0] });
    return atom(time, { kind: 'time', seconds, style: (time[2] ?? 'f') as TimeStyle });
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
  return hidden ? atom(hidden, addressToken(hidden[1] ?? '')) : undefined;
}

const atom = (match: RegExpExecArray, token: Token): Atom => ({ token, length: match[0].length });

/** A link that shows its address; text if that is not valid or of another scheme. */
function addressToken(address: string): Token {
  const text: Token = { kind: 'text', text: address };
  const isLink = /^https?:/.test(address) && URL.canParse(address);
  return isLink ? { kind: 'link', address, children: [text] } : text;
}

/** An address ends before the punctuation of its sentence and a parenthesis that opened before it. */
function bareAddress(match: string): Atom | undefined {
  let end = match.length;
  while (/[.,:;"'\]]/.test(match[end - 1] ?? '')) end -= 1;
  // A scheme and two letters.
  if (end < match.indexOf('//') + 4) return undefined;
  const address = withoutOuterParenthesis(match.slice(0, end));
  return { token: addressToken(address), length: address.length };
}

function withoutOuterParenthesis(address: string): string {
  let opening = -1;
  for (let last = address.length - 1; address[last] === ')'; last -= 1) {
    opening = address.indexOf('(', opening + 1);
    if (opening === -1) return address.slice(0, -1);
  }
  return address;
}
