import type { ThemeChoice } from '../../rules/theme-choice.ts';
import { plainSlice } from './plain-slice.ts';

export type Theme = Exclude<ThemeChoice, 'system'>;

export interface ThemeState {
  choice: ThemeChoice;
  /** Theme of the operating system. */
  system: Theme;
}

const initialState: ThemeState = { choice: 'system', system: 'dark' };

export const themeSlice = plainSlice('theme', initialState, {
  chosen: (state, choice: ThemeChoice): ThemeState => ({ ...state, choice }),
  systemChanged: (state, system: Theme): ThemeState => ({ ...state, system }),
});
