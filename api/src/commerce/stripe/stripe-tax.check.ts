import { z } from 'zod';
import { isAnswer, type Answer, type NoAnswer } from '../../core/doctor/ask.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';

const Settings = z.object({
  status: z.string(),
  status_details: z
    .object({
      pending: z.object({ missing_fields: z.array(z.string()).nullable() }).optional(),
    })
    .optional(),
});
const Registrations = z.object({ data: z.array(z.unknown()) });

const IN_DASHBOARD = 'in the dashboard of Stripe (Settings, Tax)';

/**
 * What the account lacks for `seller.tax` of the mode stripe.
 * @param read a GET of Stripe's API
 */
export async function checkStripeTax(
  read: (path: string) => Promise<Answer | NoAnswer>,
): Promise<Finding> {
  const [settings, registrations] = [
    await read('tax/settings'),
    await read('tax/registrations?status=active&limit=1'),
  ];
  if ([settings, registrations].some((answer) => isAnswer(answer) && answer.status === 403))
    return skipped(
      'tax',
      'The restricted key may not read the settings of Stripe Tax: give it the right Tax Settings (read), or look at them yourself.',
    );
  const known = isAnswer(settings) ? Settings.safeParse(settings.body).data : undefined;
  const active = isAnswer(registrations)
    ? Registrations.safeParse(registrations.body).data
    : undefined;
  if (!known || !active)
    return problem(
      'tax',
      'Stripe does not tell the settings of Stripe Tax.',
      'Try again later: https://status.stripe.com reports outages.',
    );
  if (known.status !== 'active') {
    const missing = known.status_details?.pending?.missing_fields ?? [];
    return problem(
      'tax',
      `Stripe Tax calculates nothing: its settings lack ${missing.join(', ') || 'something'}.`,
      `Complete them ${IN_DASHBOARD}, or choose another seller.tax in site.yaml.`,
    );
  }
  if (active.data.length === 0)
    return problem(
      'tax',
      'Stripe Tax collects nothing: the account is registered in no country.',
      `Add the countries where you are registered ${IN_DASHBOARD}.`,
    );
  return ok('tax', 'Stripe Tax is active, and the account has a registration.');
}
