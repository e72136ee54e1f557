import { plainSlice } from './plain-slice.ts';

export type Theme = 'dark' | 'light';

export interface ThemeState {
  value: Theme;
}

const initialState: ThemeState = { value: 'dark' };

export const themeSlice = plainSlice('theme', initialState, {
  chosen: (_, value: Theme): ThemeState => ({ value }),
});
