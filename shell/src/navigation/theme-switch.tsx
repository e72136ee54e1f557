import { useTheme } from '@portico/sdk';
import { IconButton } from '../layout/nav.styles.ts';
import { ThemeIcon } from '../layout/theme-icon.tsx';

const NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/**
 * Switches between the themes; later visits keep the choice. The first press shows the theme that
 * the system does not have, so that it changes something.
 */
export function ThemeSwitch() {
  const { choice, system, setTheme } = useTheme();
  const other = system === 'dark' ? 'light' : 'dark';
  const order = ['system', other, system] as const;
  const next = order[order.indexOf(choice) + 1] ?? 'system';
  return (
    <IconButton
      type="button"
      data-counterpart="theme"
      aria-label={`Theme: ${NAMES[choice]}. Switch to ${NAMES[next]}`}
      onClick={() => setTheme(next)}
    >
      <ThemeIcon />
    </IconButton>
  );
}
