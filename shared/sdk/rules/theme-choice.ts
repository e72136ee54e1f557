/** What a visitor has chosen; `system` follows the operating system. */
export type ThemeChoice = 'dark' | 'light' | 'system';

/** @returns the choice that the cookie `theme` or `<html data-theme>` names; `system` if it names none */
export const themeChoiceOf = (value: string | undefined): ThemeChoice =>
  value === 'dark' || value === 'light' ? value : 'system';
