import { randomBytes } from 'node:crypto';
import type { OwnSources } from './security-policy.ts';

/** The values that are filled in per response. */
type Placeholder = 'nonce' | 'theme' | 'user' | 'session' | 'canaries';

/** Values of the placeholders, already escaped. */
export type PlaceholderValues = Record<Placeholder, string>;

const secret = randomBytes(12).toString('hex');

/**
 * Texts that mark the placeholders in a template. They contain a secret of this process, so that no
 * title, name or prerendered body can contain one.
 */
export const placeholder: PlaceholderValues = {
  nonce: `@@nonce:${secret}@@`,
  theme: `@@theme:${secret}@@`,
  user: `@@user:${secret}@@`,
  session: `@@session:${secret}@@`,
  canaries: `@@canaries:${secret}@@`,
};

/** Where the frame takes the body; it contains the secret for the same reason. */
export const bodyPlace = `@@body@@${secret}`;

/** The texts between placeholders and, at odd places, the names of the placeholders. */
function splitAtPlaceholders(text: string): string[] {
  const before = text.split(`:${secret}@@`);
  const last = before.pop() ?? '';
  const parts = before.flatMap((each) => {
    const at = each.lastIndexOf('@@');
    return [each.slice(0, at), each.slice(at + 2)];
  });
  return [...parts, last];
}

/** A document that is split at its placeholders once, so that filling it is one join. */
export class Template {
  /** Length of the unfilled text, in characters. */
  readonly length: number;
  private readonly parts: string[];

  /** @param own what the document itself contains; undefined: its scripts and styles have a nonce */
  constructor(
    text: string,
    readonly own?: OwnSources,
  ) {
    this.length = text.length;
    this.parts = splitAtPlaceholders(text);
  }

  fill(values: PlaceholderValues): string {
    let text = '';
    for (const [index, part] of this.parts.entries()) {
      text += index % 2 ? values[part as Placeholder] : part;
    }
    return text;
  }
}
