/** Of a message of the bot, by what it tells. */
export const TONES = ['plain', 'accent', 'success', 'danger', 'warning'] as const;
export type Tone = (typeof TONES)[number];
/** Of buttons in messages, as Discord names them. */
export const BUTTON_STYLES = ['Primary', 'Success', 'Danger', 'Secondary'] as const;
/** A link that looks like a button, by its look and where it opens. */
export const BUTTON_KINDS = ['primary', 'primaryOutside', 'secondary', 'secondaryOutside'] as const;
