import { useSelector } from 'react-redux';
import { hostCookieText } from '../../rules/host-cookie.ts';
import { themeChoiceOf, type ThemeChoice } from '../../rules/theme-choice.ts';
import { store } from '../store/store.ts';
import type { RootState } from '../store/store.ts';
import { themeSlice } from '../store/theme.slice.ts';
import type { Theme } from '../store/theme.slice.ts';

const YEAR_SECONDS = 31_536_000;

/** Initializes the theme from the page server's `<html data-theme>`, and follows the system's. */
export function initTheme() {
  store.dispatch(themeSlice.actions.chosen(themeChoiceOf(document.documentElement.dataset.theme)));
  const light = matchMedia('(prefers-color-scheme: light)');
  const follow = () =>
    void store.dispatch(themeSlice.actions.systemChanged(light.matches ? 'light' : 'dark'));
  follow();
  light.addEventListener('change', follow);
}

/** Applies a choice and stores it for the next document in the cookie `theme`. */
function setTheme(choice: ThemeChoice) {
  document.documentElement.dataset.theme = choice;
  const isSecure = location.protocol === 'https:';
  document.cookie = hostCookieText('theme', choice, YEAR_SECONDS, isSecure);
  store.dispatch(themeSlice.actions.chosen(choice));
}

interface ThemeOfVisitor {
  /** The theme that the page has. */
  theme: Theme;
  /** What the visitor has chosen. */
  choice: ThemeChoice;
  /** Theme of the operating system. */
  system: Theme;
  setTheme: (choice: ThemeChoice) => void;
}

/** The theme of the page, the visitor's choice, and its setter. */
export function useTheme(): ThemeOfVisitor {
  const { choice, system } = useSelector((state: RootState) => state.theme);
  return { theme: choice === 'system' ? system : choice, choice, system, setTheme };
}
