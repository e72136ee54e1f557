import type Stripe from 'stripe';
import { z } from 'zod';
import { REGISTERED } from './automatic-tax.ts';

/** How far the account has set up Stripe Tax. */
export const TaxSetup = z.strictObject({
  /** Countries where it is registered. */
  countries: z.array(z.string()).default([...REGISTERED]),
  /** Without a head office it calculates nothing. */
  hasHeadOffice: z.boolean().default(true),
});
export type TaxSetup = z.output<typeof TaxSetup>;

/** The settings of Stripe Tax in Stripe's format. */
export const taxSettings = ({ hasHeadOffice }: TaxSetup): Stripe.Tax.Settings => ({
  object: 'tax.settings',
  defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
  head_office: hasHeadOffice
    ? {
        address: {
          city: null,
          country: 'DE',
          line1: null,
          line2: null,
          postal_code: null,
          state: null,
        },
      }
    : null,
  livemode: false,
  status: hasHeadOffice ? 'active' : 'pending',
  status_details: hasHeadOffice ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
});

/** The registrations of the account in Stripe's format. */
export const taxRegistrations = ({ countries }: TaxSetup): Stripe.Tax.Registration[] =>
  countries.map((country) => ({
    id: `taxreg_${country}`,
    object: 'tax.registration',
    active_from: 0,
    country,
    country_options: {},
    created: 0,
    expires_at: null,
    livemode: false,
    status: 'active',
  }));
