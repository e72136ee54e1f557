const BROWSER = 'A browser proves it, with built remotes';

/** Row of docs/threats.md -> why no mutation is run for it. */
export const WITHOUT_MUTATION: Readonly<Record<number, string>> = {
  46: `${BROWSER}: e2e/tests/embed-safety.spec.ts`,
  73: `${BROWSER}: e2e/tests/faults.spec.ts`,
  74: `${BROWSER}: e2e/tests/faults.spec.ts`,
  75: `${BROWSER}: e2e/tests/faults.spec.ts`,
  76: `${BROWSER}: e2e/tests/open-tabs.spec.ts`,
  77: `${BROWSER}: e2e/tests/federation.spec.ts`,
  130: 'Its run takes minutes and measures times: npm test -- attack',
};
