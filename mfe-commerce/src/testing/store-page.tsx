import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Plan } from '@portico/contracts/store/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import StorePage from '../pages/store/page.tsx';
import type { MockResponses } from './mock-api.ts';
import { storeTexts } from './store-texts.ts';

export const plan = (id: Plan['id'], price: number, savings = 0): Plan => ({
  id,
  name: id,
  description: `About ${id}`,
  price,
  currency: 'EUR',
  servers: 1,
  ...(id === 'Single' && { maxServers: 25 }),
  savings,
  popular: id === 'Duo',
  features: [`A feature of ${id}`],
});
export const plans = [plan('Single', 499), plan('Duo', 849, 15), plan('Multi', 1999, 20)];

export const PLANS = 'GET /api/plans';
export const CHECKOUT = 'POST /api/stripe/checkout';
export const SELLER = 'GET /api/seller';
export const seller = {
  name: 'Juno',
  taxPercent: 0,
  taxNotice: 'No tax is charged.',
  promotionCodes: false,
  imprintUrl: null,
  currency: 'EUR',
  guarantee: { days: 7, activeHours: 24 },
};
export const STORE = 'GET /api/store';
export const fine: MockResponses = { [STORE]: storeTexts, [PLANS]: plans, [SELLER]: seller };

export const open = (path = '/store') =>
  render(
    <SdkTestProvider path={path}>
      <StorePage />
    </SdkTestProvider>,
  );

/** Presses a plan's buy button. @returns what is in its review */
export const review = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Buy ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Review your purchase of ${name}` }));
};
/** Presses the button that goes on to the payment page, in the open review. */
export const toPayment = () =>
  userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
