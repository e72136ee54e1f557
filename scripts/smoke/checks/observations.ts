import type { Observation, Screen, ShellElement } from '../observation.ts';

/** A valid element of the shell, for tests. */
export const shellElement = (
  name: ShellElement['name'],
  change: Partial<ShellElement> = {},
): ShellElement => ({
  ...{ name, isVisible: true, isCovered: false, text: `Text of the ${name}` },
  box: { x: 0, y: 0, width: 1280, height: 64 },
  ...change,
});

/** The screen of a working page, for tests. */
export const goodScreen = (change: Partial<Screen> = {}): Screen => ({
  ...{ isActive: true, isLoading: false, heading: 'Status', textLength: 500 },
  shell: [shellElement('header'), shellElement('navigation'), shellElement('footer')],
  ...change,
});

/** A working page, for tests. */
export const goodPage = (change: Partial<Observation> = {}): Observation => ({
  ...{ status: 200, screen: goodScreen() },
  ...{ errors: [], violations: [], changedGlobals: [], sdkNames: [], requests: [], bytes: 95_000 },
  ...change,
});
