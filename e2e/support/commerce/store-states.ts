import { NEVER, refusing } from './answers.ts';
import { press, type PageState } from './states.ts';

const CHECKOUT = 'POST /api/stripe/checkout';

/** `/store` of somebody who is signed in. */
export const STORE_STATES: PageState[] = [
  {
    state: 'loading',
    path: '/store',
    answers: { 'GET /api/plans': NEVER },
    shows: 'Loading plans',
  },
  { state: 'plans', path: '/store', shows: 'MOST POPULAR' },
  { state: 'a chosen plan', path: '/store?plan=Single&servers=4', shows: '€19.96' },
  {
    state: 'failed',
    path: '/store',
    answers: { 'GET /api/plans': refusing(400) },
    shows: /^Unable to fetch plans/,
  },
  {
    state: 'buying',
    path: '/store',
    answers: { [CHECKOUT]: NEVER },
    act: press('Buy Duo'),
    shows: 'Processing...',
  },
  {
    state: 'no payment page',
    path: '/store',
    answers: { [CHECKOUT]: refusing(502) },
    act: press('Buy Duo'),
    shows: 'Failed to start checkout. Please try again.',
  },
  {
    state: 'another price',
    path: '/store',
    answers: { [CHECKOUT]: refusing(409, 'The price has changed to 9.49 euro.') },
    act: press('Buy Duo'),
    shows: 'The price has changed to 9.49 euro.',
  },
];

/** What somebody sees who is not signed in. */
export const VISITOR_STATES: PageState[] = [
  {
    state: 'asked to log in',
    path: '/store',
    act: press('Buy Multi'),
    shows: 'Log in to buy Multi',
  },
  { state: 'invoice', path: '/invoice/INV-1', shows: 'Log in to see this invoice' },
  { state: 'print view', path: '/invoice/INV-1/print', shows: 'Log in to see this invoice' },
];
