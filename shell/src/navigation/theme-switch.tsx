import { useTheme } from '@portico/sdk';
import { MoonIcon, SunIcon } from '../layout/bar-icons.tsx';
import { IconButton } from '../layout/nav.styles.ts';

/** Switches between the dark and the light theme; later visits keep the choice. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? SunIcon : MoonIcon;
  return (
    <IconButton
      type="button"
      data-counterpart="theme"
      aria-label={`Use ${other} theme`}
      onClick={() => setTheme(other)}
    >
      <Icon size={20} />
    </IconButton>
  );
}
