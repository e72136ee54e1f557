import { randomBytes } from 'node:crypto';

/** The values that are filled in per response. */
const PLACEHOLDERS = ['nonce', 'theme', 'user', 'session', 'canaries'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

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

const SPLIT = new RegExp(`@@(${PLACEHOLDERS.join('|')}):${secret}@@`);

/** A document that is split at its placeholders once, so that filling it is one join. */
export class Template {
  /** Length of the unfilled text, in characters. */
  readonly length: number;
  private readonly parts: string[];

  constructor(text: string) {
    this.length = text.length;
    this.parts = text.split(SPLIT);
  }

  fill(values: PlaceholderValues): string {
    let text = '';
    for (const [index, part] of this.parts.entries()) {
      text += index % 2 ? values[part as Placeholder] : part;
    }
    return text;
  }
}
