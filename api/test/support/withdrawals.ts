/** The address that the stand-in of Stripe tells of every payment. */
export const BUYER = 'customer@example.com';

/**
 * States a withdrawal without a sign-in, as the page does.
 * @param url of the API
 * @param contract what the buyer names: the number of an invoice, or words
 */
export const stateWithdrawal = (
  url: string,
  contract: string,
  { name = 'Casey Customer', email = BUYER, ...more }: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api/withdrawals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ name, contract, email, ...more }),
  });
