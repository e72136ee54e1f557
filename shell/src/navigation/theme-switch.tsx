import { Moon, Sun } from 'lucide-react';
import { useTheme } from '@portico/sdk';
import { IconButton } from '../layout/nav.styles.ts';

/** Switches between the dark and the light theme; later visits keep the choice. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      type="button"
      data-counterpart="theme"
      aria-label={`Use ${other} theme`}
      onClick={() => setTheme(other)}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
