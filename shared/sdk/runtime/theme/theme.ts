import { useSelector } from 'react-redux';
import { hostCookieText } from '../../rules/host-cookie.ts';
import { store } from '../store/store.ts';
import type { RootState } from '../store/store.ts';
import { themeSlice } from '../store/theme.slice.ts';
import type { Theme } from '../store/theme.slice.ts';

const YEAR_SECONDS = 31_536_000;

/** Initializes the theme from the page server's `<html data-theme>`. */
export function initTheme() {
  const written = document.documentElement.dataset.theme;
  store.dispatch(themeSlice.actions.chosen(written === 'light' ? 'light' : 'dark'));
}

/** Applies a theme and stores it for the next document in the cookie `theme`. */
function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  const isSecure = location.protocol === 'https:';
  document.cookie = hostCookieText('theme', theme, YEAR_SECONDS, isSecure);
  store.dispatch(themeSlice.actions.chosen(theme));
}

/** The current theme and its setter. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSelector((state: RootState) => state.theme.value);
  return { theme, setTheme };
}
