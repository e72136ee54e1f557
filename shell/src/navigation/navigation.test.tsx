import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSectionMenu } from '@portico/sdk';
import type { SectionMenu } from '@portico/sdk';
import { followSession, loadTeam, refreshTeam } from '@portico/sdk/host';
import { renderApp, testRemotes } from '../testing/render-app.tsx';

// jsdom evaluates no media queries: the desktop's navigation counts as hidden.
configure({ defaultHidden: true });

const user = { id: '175928847299117063', username: 'ada', avatar: null };
const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const main = () => screen.getByRole('navigation', { name: 'Main' });
// Menus load after their bar.
const menuButton = (name: string) => screen.findByRole('button', { name, expanded: false });

function answer(status: number, body: unknown) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
}

// Transforming the lazy modules takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./menus.ts'),
    import('./mobile-sheet.tsx'),
    import('../toasts/toast-list.tsx'),
  ]);
});
afterEach(() => jest.restoreAllMocks());

describe('desktop navigation', () => {
  it('[spec0 §2.79, §2.80, §2.81] has two menus, and the top links in their order', async () => {
    renderApp();
    expect(names(await within(main()).findAllByRole('button'))).toEqual([
      'Features ',
      'Information ',
    ]);
    expect(names(within(main()).getAllByRole('link'))).toEqual(['Status', 'Store']);
  });

  it('[spec0 §2.79] lists features in the order of their weight', async () => {
    renderApp();
    await userEvent.click(await menuButton('Features'));
    const links = within(main()).getAllByRole('link').slice(0, 2);
    expect(names(links)).toEqual(['Auto Moderation', 'Tickets']);
    expect(links[0]).toHaveAttribute('href', '/features/automod');
  });

  it('[spec0 §2.80] ends Information with the external documentation', async () => {
    renderApp();
    await userEvent.click(await menuButton('Information'));
    expect(within(main()).getByRole('link', { name: 'Team' })).toBeInTheDocument();
    const docs = within(main()).getByRole('link', { name: /^Documentation/ });
    expect(docs).toHaveAttribute('href', 'https://docs.example.com');
    expect(docs).toHaveAttribute('target', '_blank');
  });

  it('opens by keyboard, closes by Escape, and stays closed under the pointer', async () => {
    renderApp();
    const trigger = await menuButton('Features');
    await userEvent.hover(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    act(() => trigger.focus());
    await userEvent.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when a link is followed', async () => {
    const { router } = renderApp();
    const trigger = await menuButton('Features');
    await userEvent.click(trigger);
    await userEvent.click(within(main()).getByRole('link', { name: 'Tickets' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/features/tickets'));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  });

  it('closes on Back', async () => {
    const { router } = renderApp();
    await act(() => router.navigate('/status'));
    const trigger = await menuButton('Features');
    await userEvent.click(trigger);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  });

  it('marks the link to the current page', async () => {
    renderApp({ path: '/status' });
    const link = await within(main()).findByRole('link', { name: 'Status' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(within(main()).getByRole('link', { name: 'Store' })).not.toHaveAttribute('aria-current');
  });
});

it('offers to add the bot, in the bar and in the sheet', async () => {
  renderApp();
  const invite = 'https://discord.com/oauth2/authorize?client_id=1';
  const inBar = await screen.findByRole('link', { name: 'Add to Discord' });
  expect(inBar).toHaveAttribute('href', invite);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'Add to Discord' })).toHaveAttribute('href', invite);
});

describe('the user corner', () => {
  it('[spec1 §2.2, §2.5] offers Login with Discord by a full-page navigation', async () => {
    const { router } = renderApp();
    await screen.findByRole('heading', { name: 'mfe-one/home' });
    const addresses = () =>
      screen
        .getAllByRole('link', { name: 'Login with Discord' })
        .map((link) => link.getAttribute('href'));
    expect(new Set(addresses())).toEqual(new Set(['/api/auth/discord']));
    await act(() => router.navigate('/store?plan=Duo'));
    expect(new Set(addresses())).toEqual(
      new Set(['/api/auth/discord?returnTo=%2Fstore%3Fplan%3DDuo']),
    );
  });

  it('[spec1 §2.3, §2.4] shows name and avatar, and hides Staff Dashboard outside of the team', async () => {
    renderApp({ session: { status: 200, user } });
    const trigger = await menuButton('User menu of ada');
    expect(trigger.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('https://cdn.discordapp.com/'),
    );
    await userEvent.click(trigger);
    const menu = screen.getByRole('navigation', { name: 'User' });
    expect(names(within(menu).getAllByRole('link'))).toEqual(['User Dashboard']);
    expect(within(menu).getByRole('link')).toHaveAttribute('href', '/user/overview');
  });

  it('[spec1 §4.2] has no user after Logout', async () => {
    renderApp({ session: { status: 200, user } });
    answer(200, { signedOut: true });
    await userEvent.click(await menuButton('User menu of ada'));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findAllByRole('link', { name: 'Login with Discord' })).not.toHaveLength(0);
  });

  it("[spec1 §8.1] shows 'Logout failed' and keeps the user after a failed Logout", async () => {
    renderApp({ session: { status: 200, user } });
    answer(500, {});
    await userEvent.click(await menuButton('User menu of ada'));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'User menu of ada' })).toBeInTheDocument();
  });

  it('[spec1 §2.3, §2.4] shows Staff Dashboard to team members', async () => {
    renderApp({ session: { status: 200, user } });
    answer(200, [{ user_id: user.id, rank: 'Supporter', socials: {} }]);
    await act(() => loadTeam());
    await userEvent.click(await menuButton('User menu of ada'));
    const menu = screen.getByRole('navigation', { name: 'User' });
    expect(names(within(menu).getAllByRole('link'))).toEqual(['User Dashboard', 'Staff Dashboard']);
    expect(within(menu).getAllByRole('link')[0]?.querySelector('svg')).not.toBeNull();
  });

  it('shows Staff Dashboard to a new member in the open document, and hides it from a former one', async () => {
    const remotes = testRemotes.filter(({ restriction }) => restriction !== 'team');
    const { host } = renderApp({ session: { status: 200, user }, remotes });
    const stop = followSession();
    let isMember = false;
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const url = input as string;
      asked.push(url);
      if (url === '/api/auth/me') return Promise.resolve(Response.json(user));
      if (url === '/api/team') {
        const member = { user_id: user.id, rank: 'Supporter', socials: {} };
        return Promise.resolve(Response.json(isMember ? [member] : []));
      }
      const seen = isMember ? { revision: '2', remotes: testRemotes } : {};
      return Promise.resolve(Response.json({ ...host.page.registry, ...seen }));
    });
    await act(() => refreshTeam());
    asked.length = 0;
    await userEvent.click(await menuButton('User menu of ada'));
    const menu = screen.getByRole('navigation', { name: 'User' });
    const links = () => names(within(menu).getAllByRole('link'));
    expect(links()).toEqual(['User Dashboard']);
    const comeBack = () =>
      act(async () => {
        dispatchEvent(new Event('focus'));
        await host.watch.fetchRegistry();
      });
    isMember = true;
    await comeBack();
    await waitFor(() => expect(links()).toEqual(['User Dashboard', 'Staff Dashboard']));
    isMember = false;
    await comeBack();
    await waitFor(() => expect(links()).toEqual(['User Dashboard']));
    const personal = asked.filter((url) => url !== '/api/registry');
    expect(personal).toEqual(['/api/auth/me', '/api/team', '/api/auth/me', '/api/team']);
    stop();
  });
});

describe('mobile menu', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog', { name: 'Menu' });
  };

  it('[spec0 §2.84] [spec1 §2.2] has three collapsible sections and a login at the bottom', async () => {
    renderApp();
    const menu = await open();
    const sections = within(menu)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'));
    expect(names(sections)).toEqual(['Features ', 'Information ', 'Navigation ']);
    expect(within(menu).queryByRole('link', { name: 'Tickets' })).toBeNull();
    await userEvent.click(within(menu).getByRole('button', { name: 'Features' }));
    expect(within(menu).getByRole('link', { name: 'Tickets' })).toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('button', { name: 'Features' }));
    expect(within(menu).queryByRole('link', { name: 'Tickets' })).toBeNull();
    expect(within(menu).getAllByRole('link').at(-1)).toHaveTextContent('Login with Discord');
  });

  it('[spec1 §2.3] shows the user with their links at the bottom', async () => {
    renderApp({ session: { status: 200, user } });
    const menu = await open();
    expect(within(menu).getByText('ada')).toBeInTheDocument();
    expect(within(menu).getByRole('link', { name: 'User Dashboard' })).toBeInTheDocument();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  it('begins with the links of the section of the page, in which the group of the page is open', async () => {
    const section = {
      label: 'Desk',
      entries: [
        { label: 'Overview', path: '/user/overview' },
        { label: 'Lists', children: [{ label: 'Users', path: '/user/lists/users' }] },
        { label: 'Logs', children: [{ label: 'Economy', path: '/user/logs' }] },
      ],
    };
    const Page = () => {
      useSectionMenu(section);
      return <h1>Users</h1>;
    };
    const { router } = renderApp({
      path: '/user/lists/users',
      load: (remote) =>
        Promise.resolve({ default: remote === 'mfe-two' ? Page : () => <h1>Other</h1> }),
    });
    await screen.findByRole('heading', { name: 'Users' });
    const desk = within(await open()).getByRole('navigation', { name: 'Desk' });
    expect(names(within(desk).getAllByRole('link'))).toEqual(['Overview', 'Users']);
    expect(within(desk).getByRole('link', { name: 'Users' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(desk).getByRole('button', { name: 'Logs' }));
    expect(within(desk).getByRole('link', { name: 'Economy' })).toBeInTheDocument();
    await act(() => router.navigate('/status'));
    await screen.findByRole('heading', { name: 'Other' });
    expect(within(await open()).queryByRole('navigation', { name: 'Desk' })).toBeNull();
  });

  it('leaves out a section that is no menu', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = () => {
      useSectionMenu({ label: 'Desk' } as unknown as SectionMenu);
      return <h1>Users</h1>;
    };
    renderApp({ path: '/user/overview', load: () => Promise.resolve({ default: Page }) });
    await screen.findByRole('heading', { name: 'Users' });
    const menu = await open();
    expect(within(menu).queryByRole('navigation', { name: 'Desk' })).toBeNull();
    expect(within(menu).getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it('closes after a link and leaves the focus to the new page', async () => {
    renderApp();
    const menu = await open();
    await userEvent.click(within(menu).getByRole('link', { name: 'Store' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('restores the focus to its button on Escape', async () => {
    renderApp();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });
});
