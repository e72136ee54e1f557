/** A part of the site whose code threw. */
export interface Culprit {
  remote: string;
  version: string;
}

const OF_REMOTE = /\/mfe\/([\w-]+)\/([\w.+-]+)\//;
const OF_SHELL = /\/shell\/([\w.+-]+)\//;

/**
 * Hears of what the parts throw outside of rendering: handlers of events, promises, timers. What
 * comes from elsewhere (an extension of the browser) is not told.
 */
export function hearEventErrors(tell: (culprit: Culprit, error: unknown) => void) {
  addEventListener('error', ({ error, filename }) => {
    const culprit = culpritOf(error, filename);
    if (culprit) tell(culprit, error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const culprit = culpritOf(reason, '');
    if (culprit) tell(culprit, reason);
  });
}

/** Whose file the error comes from: the topmost remote of its stack, else the shell. */
export function culpritOf(error: unknown, filename: string): Culprit | undefined {
  const request = error instanceof Error && 'request' in error ? String(error.request) : '';
  const trace = `${request}\n${filename}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const [, remote, version] = OF_REMOTE.exec(trace) ?? [];
  if (remote && version) return { remote, version };
  const [, shellVersion] = OF_SHELL.exec(trace) ?? [];
  return shellVersion ? { remote: 'shell', version: shellVersion } : undefined;
}
