import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageHead } from '@portico/sdk';
import { renderApp } from '../testing/render-app.tsx';

configure({ defaultHidden: true });

const heading = (name: string) => screen.findByRole('heading', { name });
const metaContent = (key: string) =>
  document.head
    .querySelector(`meta[name="${key}"], meta[property="${key}"]`)
    ?.getAttribute('content');

afterEach(() => jest.restoreAllMocks());

describe('routing', () => {
  it('shows the page that a remote declares for the address', async () => {
    renderApp({ path: '/status' });
    expect(await heading('mfe-one/status')).toBeInTheDocument();
  });

  it('loads the current page only', async () => {
    const load = jest.fn(async () => Promise.resolve({ default: () => <h1>Only</h1> }));
    renderApp({ path: '/store', load });
    await heading('Only');
    expect(load.mock.calls).toEqual([['mfe-two', 'store']]);
  });

  it('follows an internal link without a document load', async () => {
    const { router } = renderApp();
    await heading('mfe-one/home');
    await act(() => router.navigate('/store'));
    expect(await heading('mfe-two/store')).toBeInTheDocument();
  });
});

describe('the 404 page', () => {
  const words = "The page you're looking for doesn't exist or has been moved.";

  it('[spec0 §2.76] shows its fixed text for any other path', async () => {
    renderApp({ path: '/nope' });
    expect(await heading('Page Not Found')).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Juno - 404 Not Found');
    expect(metaContent('robots')).toBe('noindex');
  });

  it('[spec0 §2.77] goes back in history by Go Back', async () => {
    const { router } = renderApp({ path: '/status' });
    await act(() => router.navigate('/nope'));
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(await heading('mfe-one/status')).toBeInTheDocument();
    expect(metaContent('robots')).toBeUndefined();
  });

  it("follows the document's status for the document's own path", async () => {
    const { router } = renderApp({ path: '/status', status: 404 });
    expect(await heading('Page Not Found')).toBeInTheDocument();
    await act(() => router.navigate('/store'));
    expect(await heading('mfe-two/store')).toBeInTheDocument();
  });
});

describe('a remote that is switched off', () => {
  const off = [{ name: 'mfe-off', mounts: ['/events'], routes: [{ path: '/old-events' }] }];
  const title = 'This section is switched off at the moment';

  it.each(['/events', '/events/all', '/old-events'])(
    'shows a message in place of its page %s, without loading code',
    async (path) => {
      const { router, host } = renderApp({ off });
      await heading('mfe-one/home');
      await act(() => router.navigate(path));
      expect(await heading(title)).toBeInTheDocument();
      expect(
        screen.getByText('Please try again later. All other pages work as usual.'),
      ).toBeInTheDocument();
      expect(document.title).toBe('Juno - Switched Off');
      expect(metaContent('robots')).toBe('noindex');
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(host.loads.reload).toHaveBeenCalledTimes(1);
    },
  );

  it('shows the message in its own document, too', async () => {
    renderApp({ off, path: '/events', status: 503 });
    expect(await heading(title)).toBeInTheDocument();
  });
});

describe('the frame', () => {
  it('[spec0 §2.82] has a footer with the declared links', async () => {
    renderApp();
    await heading('mfe-one/home');
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
    const column = (name: string) =>
      within(footer.getByRole('group', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(['Product', 'Resources', 'Legal'].map(column)).toEqual([
      ['/status', '/store'],
      ['/team', 'https://docs.example.com'],
      ['/terms'],
    ]);
  });

  it('[spec0 §2.82] hides the footer on dashboards, where navigation stays', async () => {
    renderApp({ path: '/user/overview' });
    await heading('mfe-two/user');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('is absent from a bare page', async () => {
    renderApp({ path: '/invite' });
    await heading('mfe-two/invite');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('has a skip link to the content', async () => {
    renderApp();
    await heading('mfe-one/home');
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Skip to content');
    expect(document.activeElement).toHaveAttribute('href', '#main');
  });
});

describe('navigation to another page', () => {
  it('[spec0 §2.83] scrolls to the top on every path change', async () => {
    const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const { router } = renderApp();
    await heading('mfe-one/home');
    expect(scroll).not.toHaveBeenCalled();
    await act(() => router.navigate('/status'));
    await act(() => router.navigate('/status?range=7d'));
    expect(scroll.mock.calls).toEqual([[{ top: 0, left: 0, behavior: 'instant' }]]);
  });

  it("updates the document's head", async () => {
    const { router } = renderApp();
    await heading('mfe-one/home');
    await act(() => router.navigate('/features/music'));
    await waitFor(() => expect(document.title).toBe('Juno - Music'));
    for (const key of ['description', 'og:description', 'twitter:description']) {
      expect(metaContent(key)).toBe('Music of Juno.');
    }
    expect(metaContent('og:title')).toBe('Juno - Music');
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://juno.example/features/music',
    );
  });

  it('applies the title that a page derives from its data', async () => {
    function Invoice() {
      usePageHead({ title: 'Invoice 42' });
      return <h1>Invoice</h1>;
    }
    const { router } = renderApp({ path: '/store', pages: { 'mfe-two/store': Invoice } });
    await waitFor(() => expect(document.title).toBe('Juno - Invoice 42'));
    await act(() => router.navigate('/status'));
    await waitFor(() => expect(document.title).toBe('Juno - Status'));
  });

  it('announces the page and moves the focus to it, except within one page', async () => {
    const { router } = renderApp();
    await heading('mfe-one/home');
    await act(() => router.navigate('/features/music'));
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[data-announcer]')).toHaveTextContent('Juno - Music'),
    );
    act(() => screen.getByRole('button', { name: 'Menu' }).focus());
    await act(() => router.navigate('/features/tickets'));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

describe('a restricted remote', () => {
  it('shows its pages to team members', async () => {
    const user = { id: '175928847299117063', username: 'ada', avatar: null };
    const member = { user_id: user.id, rank: 'Supporter', socials: {} };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Promise.resolve(Response.json([member])));
    renderApp({ path: '/desk/overview', session: { status: 200, user } });
    expect(await heading('mfe-team/overview')).toBeInTheDocument();
  });
});
