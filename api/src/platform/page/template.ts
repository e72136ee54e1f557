import { randomBytes } from 'node:crypto';

/** What differs between two answers for the same route: filled in per response. */
const PLACEHOLDERS = ['nonce', 'theme', 'user', 'session'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** Values for the holes, ready for their place (escaped already). */
export type PlaceholderValues = Record<Placeholder, string>;

const secret = randomBytes(12).toString('hex');

/**
 * Stands in a template's text where a placeholder is. Carries a secret of this process, so that no title,
 * name or prerendered body can contain one.
 */
export const placeholder: PlaceholderValues = {
  nonce: `@@nonce:${secret}@@`,
  theme: `@@theme:${secret}@@`,
  user: `@@user:${secret}@@`,
  session: `@@session:${secret}@@`,
};

const SPLIT = new RegExp(`@@(${PLACEHOLDERS.join('|')}):${secret}@@`);

/** A document cut at its holes once, so that an answer is one join. */
export class Template {
  /** Characters. */
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
