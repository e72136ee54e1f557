import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from 'shared/sdk/testing';
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

type Answers = Record<string, () => Response>;
let calls: string[];

function answering(answers: Answers) {
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

const fine: Answers = {
  'GET /api/account/sessions': () => Response.json(sessions),
  'GET /api/account/deletion': () =>
    Response.json({ obstacles: [], kept: ['Invoices, ten years'] }),
};

afterEach(() => jest.restoreAllMocks());

// The query cache lives as long as the page, so the failing load comes first.
test('a failed list offers another try', async () => {
  answering({});
  open();
  expect(await screen.findByText('Your sessions could not be loaded')).toBeInTheDocument();
  answering(fine);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
});

test('lists where one is signed in; other browsers can be logged out', async () => {
  const other = sessions[1]!;
  answering({
    ...fine,
    [`DELETE /api/account/sessions/${other.id}`]: () => Response.json({ ended: 1 }),
  });
  open();
  const current = (await screen.findByText('Firefox on Linux')).closest('li')!;
  expect(within(current).getByText('This browser')).toBeInTheDocument();
  expect(within(current).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log out Unknown browser' }));
  expect(calls).toContain(`DELETE /api/account/sessions/${other.id}`);
  expect(calls.filter((call) => call === 'GET /api/account/sessions').length).toBeGreaterThan(1);
});

test('offers the export as a download', async () => {
  answering(fine);
  open();
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', '/api/account/export');
  expect(link).toHaveAttribute('download', 'account.json');
  await screen.findByText('Firefox on Linux');
});

test('asks before it deletes, and says what has to be kept', async () => {
  answering(fine);
  open();
  expect(await screen.findByText('Invoices, ten years')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  expect(within(dialog).getByText('Invoices, ten years')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
});

test('says what stands against a deletion, and keeps the button closed', async () => {
  const obstacle = { reason: 'You are a member of the team.', remedy: 'An Owner has to help.' };
  answering({
    ...fine,
    'GET /api/account/deletion': () => Response.json({ obstacles: [obstacle], kept: [] }),
  });
  open();
  expect(await screen.findByText(obstacle.reason)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled();
});
