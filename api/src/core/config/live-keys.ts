interface LiveValues {
  DATABASE_URL?: string | undefined;
  PUBLIC_ORIGIN?: string | undefined;
  SANDBOX: '0' | '1';
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  DISCORD_API_URL: string;
}

const isHttps = (address: string) => address.startsWith('https://');

/**
 * Checks the settings that live Stripe keys require.
 * @returns a sentence that names the wrong variable and how to fix it; undefined when all are right
 */
export function findLiveKeyProblem(values: LiveValues): string | undefined {
  const live = 'when STRIPE_SECRET_KEY is a live key';
  // The embedded database does not fsync: a power failure could lose paid invoices.
  if (!values.DATABASE_URL) return `DATABASE_URL must be set ${live}.`;
  if (!isHttps(values.PUBLIC_ORIGIN ?? '')) {
    return `PUBLIC_ORIGIN must be an https origin ${live}: cookies and payments need it.`;
  }
  if (values.SANDBOX === '1') {
    return `SANDBOX must be 0 ${live}; give the sandbox a test key (sk_test_…), or none.`;
  }
  if (!values.STRIPE_WEBHOOK_SECRET) {
    return `STRIPE_WEBHOOK_SECRET must be set ${live}; it is the signing secret of the webhook (whsec_…).`;
  }
  const services = ['STRIPE_API_URL', 'DISCORD_API_URL'] as const;
  const open = services.find((name) => !isHttps(values[name] ?? 'https://'));
  return open && `${open} must be an https address ${live}; leave it empty for the real service.`;
}
