import { linkIn } from './addresses.ts';
import { jsonProblem, placeOf, problemText } from './json-problem.ts';
import { listed, quote } from './report.ts';
import type { ReadNote } from './report.ts';
import { scanCode } from './scan.ts';

export const NO_TEXT =
  'There is no text in it. Paste embed code, a message as Discord’s JSON, or a link of a builder.';

/** Reason for JSON without any embed or content. */
export const NO_MESSAGE =
  'There is no message in this JSON. Write an object with “content” or “embeds”.';

const SAMPLE = 'such as {title: Welcome}';

/** Most pieces and notes that a reason names. */
const MAX_NAMED = 3;

/** Whether a text is an object of JavaScript, whose names have no quotes. Embed code begins like one. */
export const isLooseJson = (plain: string): boolean =>
  /^\{\s*\w{1,20}\s*:\s*["'`[{]/.test(plain) &&
  /["'`\]}]\s*,\s*\w{1,20}\s*:\s*["'`[{\d]/.test(plain);

/** By how much a text is too long. */
export const tooLong = (length: number, most: number): string =>
  `It has ${length.toLocaleString('en-US')} characters. Shorten it by ${(length - most).toLocaleString('en-US')}.`;

/** Why an import was refused although it has parts. @param notes what was left out of it */
export function whyBlank(notes: readonly ReadNote[]): string {
  const left = notes.slice(0, MAX_NAMED).map(({ where, message }) => `${where}: ${message}`);
  return ['Nothing of it would show in Discord, so your draft stays as it is.', ...left].join(' ');
}

/**
 * Why a text is neither embed code nor a message.
 * @param input the text as it was pasted
 * @param plain the same without blanks and code block around it
 * @param isJson whether it is JSON
 */
export function whyUnreadable(input: string, plain: string, isJson: boolean): string {
  if (isJson) return NO_MESSAGE;
  const link = linkIn(plain);
  if (link) return whyNoLink(link);
  const isBroken = /^(?:\{\s*(?:["'“”}]|$)|\[\s*(?:["'“{[\]]|$))/.test(plain);
  if (isBroken || isLooseJson(plain)) {
    const { offset, message } = jsonProblem(plain);
    return problemText({ ...placeOf(input, input.indexOf(plain) + offset), message });
  }
  const { pieces } = scanCode(plain);
  const unknown = pieces.flatMap((piece) => (piece.kind === 'unknown' ? quote(piece.text) : []));
  if (unknown.length > 0) {
    const named = listed(unknown.slice(0, MAX_NAMED));
    return `${named} ${unknown.length === 1 ? 'is no part' : 'are no parts'} of embed code, ${SAMPLE}.`;
  }
  return pieces.some(({ kind }) => kind === 'marker')
    ? `There is no part after {embed}, ${SAMPLE}.`
    : `It has no part of embed code, ${SAMPLE}.`;
}

/** Why a link has no message that can be read here. */
function whyNoLink({ hostname, pathname, searchParams, hash }: URL): string {
  if (/^#[zt]=/.test(hash) || searchParams.has('data') || /^#.*\bdata=/.test(hash)) {
    return 'The data in this link is damaged, or cut off at its end. Copy the whole link again.';
  }
  if (/(?:^|\.)discord(?:app)?\.com$/.test(hostname)) {
    if (pathname.startsWith('/channels/')) {
      return 'This is the link of a message in Discord. Only members of its server can read it, and this page is none. Paste the code or the JSON of the message instead.';
    }
    if (pathname.startsWith('/api/webhooks/')) {
      return 'This is the address of a webhook, and there is no message in it. Keep it secret: whoever has it can send messages. Paste the code or the JSON of the message instead.';
    }
  }
  return 'This link has no message in it: it names a page, and this page opens no others. Open it, and paste the code, the JSON or the long link that you find there.';
}
