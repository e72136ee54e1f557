/** Commands for deployments, whose installed packages they must not change. */
export const NEVER_INSTALLS = new Set(['admin', 'doctor']);

/**
 * Commands that build or run the site. They install no tools of tests, checks and releases, which are more than
 * half of all packages. Every other command does.
 */
export const NEEDS_NO_TOOLS = new Set([
  'start',
  'start-production',
  'build',
  'dev',
  'seed',
  'site',
]);
