/** The app whose code threw: a remote or the shell. */
export interface ErrorSource {
  remote: string;
  version: string;
}

const OF_REMOTE = /\/mfe\/([\w-]+)\/([\w.+-]+)\//;
const OF_SHELL = /\/shell\/([\w.+-]+)\//;

/**
 * Calls the listener for errors outside of rendering: in event handlers, promises and timers. Errors
 * of other code, such as a browser extension's, are ignored.
 */
export function onEventError(listener: (source: ErrorSource, error: unknown) => void) {
  addEventListener('error', ({ error, filename }) => {
    const source = errorSourceOf(error, filename);
    if (source) listener(source, error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const source = errorSourceOf(reason, '');
    if (source) listener(source, reason);
  });
}

/** @returns the remote of the topmost frame in the error's stack, otherwise the shell, otherwise undefined */
export function errorSourceOf(error: unknown, filename: string): ErrorSource | undefined {
  const request = error instanceof Error && 'request' in error ? String(error.request) : '';
  const trace = `${request}\n${filename}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const [, remote, version] = OF_REMOTE.exec(trace) ?? [];
  if (remote && version) return { remote, version };
  const [, shellVersion] = OF_SHELL.exec(trace) ?? [];
  return shellVersion ? { remote: 'shell', version: shellVersion } : undefined;
}
