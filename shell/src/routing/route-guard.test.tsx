import { act, configure, screen, waitFor } from '@testing-library/react';
import { applySessionAnswer, refreshSession } from 'shared/sdk/host';
import { renderApp, testRemote, testRemotes } from '../testing/render-app.tsx';

// The root is hidden until the page server's body is swapped for it.
configure({ defaultHidden: true });

const user = { id: '175928847299117063', username: 'ada', avatar: null };
const remotes = [
  ...testRemotes,
  testRemote({
    name: 'mfe-three',
    routes: [
      { path: '/user/mine', page: 'mine', title: 'Mine', description: 'Mine', requires: 'session' },
    ],
  }),
];
const page = (name: string) => screen.findByRole('heading', { name });
const answering = (answers: Record<string, () => Response>) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      Promise.resolve(answers[url as string]?.() ?? Response.json({}, { status: 500 })),
    );

// One store serves all pages of the file.
beforeEach(() => applySessionAnswer({ status: 401 }));

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'return-to=; max-age=0; path=/';
});

describe('pages that need a session', () => {
  it('[spec1 §2] open for whoever is signed in', async () => {
    renderApp({ path: '/user/mine', remotes, session: { status: 200, user } });
    expect(await page('mfe-three/mine')).toBeInTheDocument();
  });

  it('[spec1 §2] [spec1 §4] lead everybody else home and are remembered', async () => {
    const { router } = renderApp({ path: '/user/mine?a=1', remotes, session: { status: 401 } });
    expect(await page('mfe-one/home')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    expect(document.cookie).toBe(`return-to=${encodeURIComponent('/user/mine?a=1')}`);
  });

  it('[spec1 §3] believe the session, not what the browser keeps under auth-storage', async () => {
    localStorage.setItem('auth-storage', '{"isAuthenticated":true}');
    renderApp({ path: '/user/mine', remotes, session: { status: 401 } });
    expect(await page('mfe-one/home')).toBeInTheDocument();
    expect(localStorage.getItem('auth-storage')).toBe('{"isAuthenticated":false}');
  });

  it('[spec1 §4] show a spinner while the session is asked for', async () => {
    let answer: (response: Response) => void = () => undefined;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { router } = renderApp({ path: '/', remotes, session: { status: 503 } });
    void act(() => void refreshSession());
    await act(() => router.navigate('/user/mine'));
    expect(await screen.findByText('Looking for your session')).toBeInTheDocument();
    await act(async () => Promise.resolve(answer(Response.json(user))));
    expect(await page('mfe-three/mine')).toBeInTheDocument();
  });

  it('[spec1 §8] offer another try where the session could not be asked for', async () => {
    renderApp({ path: '/user/mine', remotes, session: { status: 503 } });
    expect(await screen.findByText('Failed to fetch user')).toBeInTheDocument();
    answering({ '/api/auth/me': () => Response.json(user) });
    act(() => screen.getByRole('button', { name: 'Try Again' }).click());
    expect(await page('mfe-three/mine')).toBeInTheDocument();
  });

  it('close when a call finds that the session has ended', async () => {
    const { router } = renderApp({
      path: '/user/mine',
      remotes,
      session: { status: 200, user },
    });
    await page('mfe-three/mine');
    answering({ '/api/auth/me': () => Response.json({}, { status: 401 }) });
    await act(() => refreshSession());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('pages of the team', () => {
  it('[spec1 §4] lead home whoever is not in the team list', async () => {
    answering({ '/api/team': () => Response.json([]) });
    const { router } = renderApp({ path: '/desk/overview', session: { status: 200, user } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(document.cookie).toContain('return-to=%2Fdesk%2Foverview');
  });

  it('are known by the restriction of their remote, wherever they lie', async () => {
    const path = '/staff/overview';
    const overview = { path, page: 'overview', title: 'Overview', description: 'Overview' };
    const open = testRemote({ name: 'mfe-open', routes: [overview] });
    const { router } = renderApp({ path, remotes: [...testRemotes, open] });
    expect(await page('mfe-open/overview')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('a sign-in without success', () => {
  it.each([
    ['refused', 'Login cancelled'],
    ['unavailable', 'Discord cannot be reached'],
    ['failed', 'Login failed'],
    ['busy', 'Too many logins'],
  ])('?signin=%s is told once and leaves the address', async (trouble, title) => {
    const { router } = renderApp({ path: `/store?plan=Duo&signin=${trouble}` });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?plan=Duo');
  });
});
