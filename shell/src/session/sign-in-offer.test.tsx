import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { applySessionAnswer, fetchJson, followSession, refreshSession } from '@portico/sdk/host';
import { SignInOffer } from './sign-in-offer.tsx';

// The first refusal loads the dialog's chunk.
beforeAll(() => import('./sign-in-dialog.tsx'));

const ada = { id: '175928847299117063', username: 'ada', avatar: null };
const bob = { id: '275928847299117063', username: 'bob', avatar: null };
const ended = () => Response.json({ error: 'Sign in first.' }, { status: 401 });
const tooOld = () => {
  const problem = { type: 'urn:portico:problem:sign-in-again', error: 'Refused.' };
  return Response.json(problem, { status: 403 });
};

/** Answers of the API by address; the last one of a list stays. */
let answers: Record<string, (() => Response)[]>;
let sent: [method: string, url: string, shown: string | null][];
let stop: () => void;

beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input as string;
    sent.push([init?.method ?? '', url, new Headers(init?.headers).get('x-shown-user')]);
    const [answer, ...rest] = answers[url] ?? [];
    if (answer && rest.length > 0) answers[url] = rest;
    return Promise.resolve(answer?.() ?? Response.json({}, { status: 500 }));
  });
  applySessionAnswer({ status: 200, user: ada });
  stop = followSession();
  render(
    <MemoryRouter>
      <SignInOffer />
    </MemoryRouter>,
  );
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const addNote = () => fetchJson({ method: 'POST', url: '/api/note', body: { text: 'Typed' } });
const me = (user: typeof ada | null) => (user ? () => Response.json(user) : ended);
const stored = () => Response.json({ noteId: '1' });
const notes = () => sent.filter(([, url]) => url === '/api/note');

/** Sends a change, and waits for the offer to sign in. */
async function sendAndBeRefused(title: string) {
  let result: Promise<unknown> = Promise.resolve();
  act(() => void (result = addNote()));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { result, dialog };
}

describe.each([
  ['an ended session', 'Log in to continue', ended, null],
  ['a sign-in that is not recent', 'Log in again', tooOld, ada],
] as const)('a change that the API refuses for %s', (_kind, title, refusal, now) => {
  test('waits for a sign-in in another tab, and is sent again as the same user', async () => {
    answers = { '/api/note': [refusal, stored], '/api/auth/me': [me(now), me(ada)] };
    const { result, dialog } = await sendAndBeRefused(title);
    expect(dialog).toHaveTextContent('everything that you have entered');
    const link = screen.getByRole('link', { name: 'Login with Discord' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/api/auth/discord?again=1&returnTo=%2F%3Fsignin%3Ddone');
    // The visitor comes back from the other tab.
    answers['/api/auth/me'] = [me(ada)];
    await act(() => refreshSession());
    expect(await result).toEqual({ data: { noteId: '1' } });
    expect(notes()).toEqual([
      ['POST', '/api/note', ada.id],
      ['POST', '/api/note', ada.id],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not sent as somebody else, and says so', async () => {
    answers = { '/api/note': [refusal, stored], '/api/auth/me': [me(now)] };
    const { result } = await sendAndBeRefused(title);
    answers['/api/auth/me'] = [me(bob)];
    await act(() => refreshSession());
    expect(await result).toMatchObject({
      error: { serverError: expect.stringContaining('Nothing was sent: this page shows ada') },
    });
    expect(notes()).toHaveLength(1);
  });

  test('fails as the API has refused it where the visitor cancels', async () => {
    answers = { '/api/note': [refusal], '/api/auth/me': [me(now)] };
    const { result } = await sendAndBeRefused(title);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await result).toMatchObject({ error: { status: refusal().status } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test.each([
  ['Discord withdrew its permission and the session goes on', ended, me(ada)],
  [
    'a second factor is missing',
    () => Response.json({ type: 'urn:portico:problem:second-factor' }, { status: 403 }),
    me(ada),
  ],
])('a change fails at once where a sign-in would not help: %s', async (_kind, refusal, who) => {
  answers = { '/api/note': [refusal], '/api/auth/me': [who] };
  const result = await act(() => addNote());
  expect(result).toMatchObject({ error: { status: refusal().status } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
