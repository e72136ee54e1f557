import { act, configure, screen, waitFor } from '@testing-library/react';
import { applySessionAnswer, refreshSession, refreshTeam } from '@portico/sdk/host';
import { renderApp, testRemote, testRemotes } from '../testing/render-app.tsx';

// The root is hidden until activation.
configure({ defaultHidden: true });

const user = { id: '175928847299117063', username: 'ada', avatar: null };
const member = { user_id: user.id, rank: 'Supporter', socials: {} };
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

// All tests of the file share one store.
beforeEach(() => applySessionAnswer({ status: 401 }));

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'return-to=; max-age=0; path=/';
});

describe('pages that require a session', () => {
  it('[spec1 §2.7] open for a signed-in user', async () => {
    renderApp({ path: '/user/mine', remotes, session: { status: 200, user } });
    expect(await page('mfe-three/mine')).toBeInTheDocument();
  });

  it('[spec1 §2.7, §4.4] redirect everyone else to the landing page and store their path', async () => {
    const { router } = renderApp({ path: '/user/mine?a=1', remotes, session: { status: 401 } });
    expect(await page('mfe-one/home')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    expect(await screen.findByText('Please log in to see that page.')).toBeInTheDocument();
    expect(document.cookie).toBe(`return-to=${encodeURIComponent('/user/mine?a=1')}`);
  });

  it('[spec1 §3.10] depend on the session, not on auth-storage', async () => {
    localStorage.setItem('auth-storage', '{"isAuthenticated":true}');
    renderApp({ path: '/user/mine', remotes, session: { status: 401 } });
    expect(await page('mfe-one/home')).toBeInTheDocument();
    expect(localStorage.getItem('auth-storage')).toBe('{"isAuthenticated":false}');
  });

  it('[spec1 §4.3] show a spinner while the session is fetched', async () => {
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

  it('[spec1 §8.1] offer a retry if the session could not be fetched', async () => {
    renderApp({ path: '/user/mine', remotes, session: { status: 503 } });
    expect(await screen.findByText('Failed to fetch user')).toBeInTheDocument();
    answering({ '/api/auth/me': () => Response.json(user) });
    act(() => screen.getByRole('button', { name: 'Try Again' }).click());
    expect(await page('mfe-three/mine')).toBeInTheDocument();
  });

  it('close when a call reveals that the session has ended', async () => {
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
  it('[spec1 §2.33, §4.4, §6.3] redirect everyone who is not in the team list to the landing page', async () => {
    answering({ '/api/team': () => Response.json([]) });
    const { router } = renderApp({ path: '/desk/overview', session: { status: 200, user } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(document.cookie).toContain('return-to=%2Fdesk%2Foverview');
    expect(await screen.findByText('That page is for the team.')).toBeInTheDocument();
  });

  it.each([
    ['whose session has ended', { '/api/auth/me': () => Response.json({}, { status: 401 }) }],
    ['who was removed from the team', { '/api/team': () => Response.json([]) }],
  ])('are left by a member %s, also where their files are not loaded', async (_who, now) => {
    const file = '/mfe/mfe-team/1.0.0/remoteEntry.js';
    let answers: Record<string, () => Response> = {
      '/api/auth/me': () => Response.json(user),
      '/api/team': () => Response.json([member]),
    };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url) =>
        Promise.resolve(
          answers[new URL(url as string, location.href).pathname]?.() ??
            Response.json({}, { status: 500 }),
        ),
      );
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await refreshTeam();
    const { router, report } = renderApp({
      session: { status: 200, user },
      // As the page server answers to everybody who may not load a restricted file.
      load: (remote) =>
        remote === 'mfe-team'
          ? Promise.reject(new Error('RUNTIME-008'))
          : Promise.resolve({ default: () => <h1>{remote}</h1> }),
    });
    await page('mfe-one');
    answers = { ...answers, ...now, [file]: () => new Response('', { status: 404 }) };
    await act(() => router.navigate('/desk/overview'));
    await waitFor(() => expect(document.cookie).toContain('return-to=%2Fdesk%2Foverview'));
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByText(/This page has changed/)).toBeNull();
    // It is no failure of the release.
    expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'failure' }));
  });

  it('show their error card where a file is missing for a member, too', async () => {
    answering({
      '/api/auth/me': () => Response.json(user),
      '/api/team': () => Response.json([member]),
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const missing = () => Promise.resolve(new Response('', { status: 404 }));
    const answer = jest.mocked(fetch).getMockImplementation()!;
    jest
      .mocked(fetch)
      .mockImplementation((url, init) =>
        (url as string).includes('/mfe/') ? missing() : answer(url, init),
      );
    await refreshTeam();
    renderApp({
      path: '/desk/overview',
      session: { status: 200, user },
      load: () => Promise.reject(new Error('RUNTIME-008')),
    });
    expect(await screen.findByText(/load-gone/)).toBeInTheDocument();
  });

  it('are determined by the restriction of their remote, at any path', async () => {
    const path = '/staff/overview';
    const overview = { path, page: 'overview', title: 'Overview', description: 'Overview' };
    const open = testRemote({ name: 'mfe-open', routes: [overview] });
    const { router } = renderApp({ path, remotes: [...testRemotes, open] });
    expect(await page('mfe-open/overview')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('a failed sign-in', () => {
  it.each([
    ['refused', 'Login canceled'],
    ['unavailable', 'Discord cannot be reached'],
    ['failed', 'Login failed'],
    ['busy', 'Too many logins'],
    ['other-user', 'Another Discord account'],
    ['second-factor', 'No two-factor authentication'],
  ])(
    'shows the message of ?signin=%s once, and removes the parameter from the address',
    async (reason, title) => {
      const { router } = renderApp({ path: `/store?plan=Duo&signin=${reason}` });
      expect(await screen.findByText(title)).toBeInTheDocument();
      expect(router.state.location.search).toBe('?plan=Duo');
    },
  );
});
