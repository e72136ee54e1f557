import type { Page } from '@playwright/test';
import { NEVER, errorResponse, SELLER_WITH_CONSENT } from './responses.ts';
import { press, type PageState } from './states.ts';

const CHECKOUT = 'POST /api/stripe/checkout';

const buyDuo = async (page: Page) => {
  await press('Buy Duo')(page);
  await press('Continue to Payment')(page);
};

/** States of `/store` with a session. */
export const STORE_STATES: PageState[] = [
  {
    state: 'loading',
    path: '/store',
    responses: { 'GET /api/plans': NEVER },
    shows: 'Loading plans',
  },
  { state: 'plans', path: '/store', shows: 'MOST POPULAR' },
  {
    state: 'the review of a chosen plan',
    path: '/store?plan=Single&servers=4',
    shows: 'Review your purchase of Single',
  },
  {
    state: 'failed',
    path: '/store',
    responses: { 'GET /api/plans': errorResponse(400) },
    shows: /^Unable to fetch plans/,
  },
  {
    state: 'buying',
    path: '/store',
    responses: { [CHECKOUT]: NEVER },
    act: buyDuo,
    shows: 'Processing...',
  },
  {
    state: 'no payment page',
    path: '/store',
    responses: { [CHECKOUT]: errorResponse(502) },
    act: buyDuo,
    shows: 'Failed to start checkout. Please try again.',
  },
  {
    state: 'another price',
    path: '/store',
    responses: {
      [CHECKOUT]: errorResponse(409, 'The price has changed to 9.49 euro.', {
        type: 'urn:portico:problem:price-changed',
      }),
    },
    act: buyDuo,
    shows: 'The price has changed to 9.49 euro.',
  },
  {
    state: 'without the required consent',
    path: '/store',
    responses: {
      'GET /api/seller': SELLER_WITH_CONSENT,
    },
    act: buyDuo,
    shows: 'Check this box to buy.',
  },
  {
    state: 'a payment of the same plan under way',
    path: '/store',
    responses: {
      [CHECKOUT]: errorResponse(409, 'A payment for the plan Duo is under way.', {
        type: 'urn:portico:problem:payment-under-way',
        instance: '/invoice/INV-1',
      }),
    },
    act: buyDuo,
    shows: 'You are already paying for Duo',
  },
];

/** States of pages without a session. */
export const VISITOR_STATES: PageState[] = [
  {
    state: 'login dialog',
    path: '/store',
    act: press('Buy Multi'),
    shows: 'Log in to buy Multi',
  },
  { state: 'invoice', path: '/invoice/INV-1', shows: 'Log in to see this invoice' },
  { state: 'print view', path: '/invoice/INV-1/print', shows: 'Log in to see this invoice' },
];
