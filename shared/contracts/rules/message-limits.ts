/** A limit of a message. Discord refuses what is shorter or longer. */
interface Limit {
  /** 1: the text may not be empty if its part is there. Blanks at its ends do not count. */
  least: 0 | 1;
  /** Characters of a text as code points, or items of a list. */
  most: number;
}

/**
 * Discord's limits of a message, once for the form, imports and the lint. docs/embed-limits.md names
 * the page of Discord's documentation for each. The numbers of fields and buttons, and all lengths but
 * those of `total` and `buttonAddress`, are also in spec 0 §5.
 */
export const RULES = {
  content: { least: 0, most: 2000 },
  title: { least: 0, most: 256 },
  description: { least: 0, most: 4096 },
  authorName: { least: 1, most: 256 },
  footerText: { least: 1, most: 2048 },
  /** Discord takes an empty name or value. A field with neither has no part in embed code. */
  fieldName: { least: 0, most: 256 },
  fieldValue: { least: 0, most: 1024 },
  /** All texts of the embed together. The message's content does not count. */
  total: { least: 1, most: 6000 },
  /** A button has a label, an emoji or both. */
  buttonLabel: { least: 0, most: 80 },
  buttonAddress: { least: 0, most: 512 },
  fields: { least: 0, most: 25 },
  /** Discord takes five rows of five buttons; embed code has one row. */
  buttons: { least: 0, most: 5 },
} as const satisfies Record<string, Limit>;

export type RuleName = keyof typeof RULES;
