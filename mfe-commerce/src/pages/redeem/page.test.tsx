import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testSession } from '@portico/sdk/testing';
import { errorResponse, mockApi } from '../../testing/mock-api.ts';
import { customer } from '../../testing/samples.ts';
import RedeemPage from './page.tsx';

const FIND = 'POST /api/gifts/find';
const REDEEM = 'POST /api/gifts/redeem';
const CODE = '7K3QX-9D2MX-A4T8R-WPLEH';
const gift = { planName: 'Duo', servers: 2, isOwn: false };

const open = (path = `/redeem?code=${CODE}`) =>
  render(
    <SdkTestProvider path={path}>
      <RedeemPage />
    </SdkTestProvider>,
  );
const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

test('a visitor signs in first, and returns with the code', () => {
  testSession(null);
  open();
  expect(screen.getByText('Log in to redeem your gift')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Login with Discord' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`/redeem?code=${CODE}`);
});

test('the link of a gift shows what it is before it is redeemed', async () => {
  testSession(customer);
  const requests = mockApi({ [FIND]: gift, [REDEEM]: { ...gift, isOwn: true } });
  open();
  expect(
    await screen.findByText(/This gift is Duo: a lifetime license for 2 servers/),
  ).toHaveTextContent('It will belong to customer');
  expect(requests.map(({ call }) => call)).toEqual([FIND]);
  await userEvent.click(await button('Redeem for This Account'));
  expect(await screen.findByRole('heading', { name: 'The license is yours' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose Servers' })).toHaveAttribute(
    'href',
    '/user/licenses',
  );
  expect(requests).toContainEqual({ call: REDEEM, body: { code: CODE } });
});

test('a typed code is checked first; another code begins again', async () => {
  testSession(customer);
  const requests = mockApi({ [FIND]: gift });
  open('/redeem');
  expect(requests).toEqual([]);
  const field = screen.getByRole('textbox', { name: /Code of the gift/ });
  await userEvent.type(field, CODE);
  await userEvent.click(await button('Check Code'));
  expect(await button('Redeem for This Account')).toBeInTheDocument();
  await userEvent.type(field, 'X');
  expect(await button('Check Code')).toBeInTheDocument();
  expect(screen.queryByText(/This gift is Duo/)).toBeNull();
});

test.each([FIND, REDEEM])('%s says why nothing was redeemed', async (call) => {
  testSession(customer);
  const why = 'This gift was redeemed by another account. Nothing was changed.';
  mockApi({ [FIND]: gift, [REDEEM]: gift, [call]: errorResponse(409, why) });
  open();
  if (call === REDEEM) await userEvent.click(await button('Redeem for This Account'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(why));
});

test('a gift that the account has redeemed before leads to its servers', async () => {
  testSession(customer);
  mockApi({ [FIND]: { ...gift, isOwn: true } });
  open();
  expect(
    await screen.findByRole('heading', { name: 'You have redeemed this gift' }),
  ).toBeInTheDocument();
});
