import { errorResponse, ID, invoiceOf } from './responses.ts';
import { press, type PageState } from './states.ts';

const CODE = '7K3QX-9D2MX-A4T8R-WPLEH';
const INVOICE = `GET /api/stripe/invoice/${ID}`;
const FIND = 'POST /api/gifts/find';
const gift = { planName: 'Duo', servers: 2, isOwn: false };
const PATH = `/redeem?code=${CODE}`;

/** States of a gift: on the invoice of its buyer, and where it is redeemed. */
export const GIFT_STATES: PageState[] = [
  {
    state: 'a gift with its code',
    path: `/invoice/${ID}`,
    responses: { [INVOICE]: invoiceOf({ gift: { code: CODE, redeemedAt: null } }) },
    shows: CODE,
  },
  {
    state: 'a gift that was redeemed',
    path: `/invoice/${ID}`,
    responses: {
      [INVOICE]: invoiceOf({
        gift: { code: null, redeemedAt: 1_795_248_000 },
        refund: { state: 'closed', why: 'redeemed' },
      }),
    },
    shows: /^It was redeemed on/,
  },
  { state: 'without a code', path: '/redeem', shows: 'Check Code' },
  {
    state: 'a gift',
    path: PATH,
    responses: { [FIND]: gift },
    shows: 'Redeem for This Account',
  },
  {
    state: 'a code that is none',
    path: PATH,
    responses: { [FIND]: errorResponse(404, 'No gift has this code now.') },
    shows: 'No gift has this code now.',
  },
  {
    state: 'redeemed',
    path: PATH,
    responses: { [FIND]: gift, 'POST /api/gifts/redeem': { ...gift, isOwn: true } },
    act: press('Redeem for This Account'),
    shows: 'The license is yours',
  },
];
