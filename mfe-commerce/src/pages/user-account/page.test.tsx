import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider, testReset, testToasts } from '@portico/sdk/testing';
import UserAccountPage from './page.tsx';

const sessions = [
  {
    id: 'a'.repeat(64),
    createdAt: 1_700_000_000,
    seenAt: 1_700_000_100,
    browser: 'Firefox on Linux',
    isCurrent: true,
  },
  {
    id: 'b'.repeat(64),
    createdAt: 1_700_000_000,
    seenAt: 1_700_000_000,
    browser: null,
    isCurrent: false,
  },
];

type MockResponses = Record<string, () => Response>;
let calls: string[];

function mockApi(answers: MockResponses) {
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${url as string}`;
    calls.push(call);
    return Promise.resolve(answers[call]?.() ?? Response.json({}, { status: 500 }));
  });
}

const open = () =>
  render(
    <SdkTestProvider path="/user/account">
      <UserAccountPage />
    </SdkTestProvider>,
  );

const fine: MockResponses = {
  'GET /api/account/sessions': () => Response.json(sessions),
  'GET /api/account/deletion': () =>
    Response.json({ obstacles: [], kept: ['Invoices, ten years'] }),
};

beforeEach(() => testReset());
afterEach(() => jest.restoreAllMocks());

test('a failed session list offers Try Again', async () => {
  mockApi({});
  open();
  expect(await screen.findByText('Your sessions could not be loaded')).toBeInTheDocument();
  mockApi(fine);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
});

test('the page lists the sessions, and ends those of other browsers', async () => {
  const other = sessions[1]!;
  mockApi({
    ...fine,
    [`DELETE /api/account/sessions/${other.id}`]: () => Response.json({ ended: 1 }),
  });
  open();
  const current = (await screen.findByText('Firefox on Linux')).closest('li')!;
  expect(within(current).getByText('This browser')).toBeInTheDocument();
  expect(within(current).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log Out Unknown browser' }));
  expect(calls).toContain(`DELETE /api/account/sessions/${other.id}`);
  expect(calls.filter((call) => call === 'GET /api/account/sessions').length).toBeGreaterThan(1);
});

test('the page offers the export as a download', async () => {
  mockApi(fine);
  open();
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', '/api/account/export');
  expect(link).toHaveAttribute('download', 'account.json');
  await screen.findByText('Firefox on Linux');
});

test('the deletion dialog lists retained data and needs a confirmation', async () => {
  mockApi(fine);
  open();
  expect(await screen.findByText('Invoices, ten years')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  expect(within(dialog).getByText('Invoices, ten years')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep It' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

test('obstacles of a deletion are listed and disable the button', async () => {
  const obstacle = { reason: 'You are a member of the team.', remedy: 'An Owner has to help.' };
  mockApi({
    ...fine,
    'GET /api/account/deletion': () => Response.json({ obstacles: [obstacle], kept: [] }),
  });
  open();
  expect(await screen.findByText(obstacle.reason)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Account' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a change that failed says what is as before, and what to do', async () => {
  mockApi(fine);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log Out Unknown browser' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log Out Everywhere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Permanently' }));
  await waitFor(() =>
    expect(testToasts()).toEqual([
      'Unknown browser is still signed in: It can still use your account. Please try again.',
      'Logout failed: Your sessions have not ended. Please try again.',
      'Your account was not deleted: Nothing was changed. Please try again.',
    ]),
  );
});
