import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderApp } from '../testing/render-app.tsx';

configure({ defaultHidden: true });

const card = () => screen.findByRole('alert');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));
const good = { default: () => <h1>Store</h1> };

beforeEach(() => {
  // React logs errors that boundaries catch; the second attempt fetches files.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Promise.resolve(new Response('')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a remote that does not load', () => {
  it('shows a message, the error code, name and version, Retry and a link to the landing page', async () => {
    renderApp({ path: '/store', load: () => Promise.reject(new Error('RUNTIME-008')) });
    expect(await card()).toHaveTextContent('Error code: load-broken · mfe-two 2.3.4');
    expect(screen.getByRole('alert').textContent).not.toContain('RUNTIME');
    expect(console.error).toHaveBeenCalledWith(new Error('RUNTIME-008'));
    expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('leaves navigation and other remotes working', async () => {
    const { router } = renderApp({
      path: '/store',
      load: (remote) =>
        remote === 'mfe-two'
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ default: () => <h1>Alive</h1> }),
    });
    await card();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await act(() => router.navigate('/status'));
    expect(await screen.findByRole('heading', { name: 'Alive' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads on Retry, and shows the card again after a failed Retry', async () => {
    let healthy = false;
    const { define, fetchRegistry } = renderApp({
      path: '/store',
      load: () => (healthy ? Promise.resolve(good) : Promise.reject(new Error('down'))),
    });
    await card();
    await retry();
    await card();
    healthy = true;
    await retry();
    expect(await screen.findByRole('heading', { name: 'Store' })).toBeInTheDocument();
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    expect(define).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['load-gone', 404, 'reload it'],
    ['load-unreachable', 500, 'Check your connection'],
  ])('is described by its error code: %s', async (code, status, sentence) => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Promise.resolve(new Response('', { status })));
    renderApp({ path: '/store', load: () => Promise.reject(new Error('down')) });
    expect(await card()).toHaveTextContent(sentence);
    expect(screen.getByRole('alert')).toHaveTextContent(`Error code: ${code}`);
  });

  it('can be loaded by a new document if a file of it is gone', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Promise.resolve(new Response('', { status: 404 })));
    const { host } = renderApp({ path: '/store', load: () => Promise.reject(new Error('down')) });
    await card();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(host.loads.reload).toHaveBeenCalledTimes(1);
  });

  it('has a budget of 8 seconds', async () => {
    jest.useFakeTimers();
    renderApp({ path: '/store', load: () => new Promise(() => undefined) });
    await act(() => jest.advanceTimersByTimeAsync(7_900));
    expect(screen.getByText('Loading page')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('took too long to load');
  });

  it('loads again when the visitor leaves and returns', async () => {
    let healthy = false;
    const { router } = renderApp({
      path: '/store',
      load: (remote) =>
        healthy || remote === 'mfe-one' ? Promise.resolve(good) : Promise.reject(new Error('down')),
    });
    await card();
    await act(() => router.navigate('/status'));
    healthy = true;
    await act(() => router.navigate('/store'));
    expect(await screen.findByRole('heading', { name: 'Store' })).toBeInTheDocument();
  });

  it('fails if it exposes no component', async () => {
    renderApp({ path: '/store', load: () => Promise.resolve({ default: undefined }) });
    expect(await card()).toHaveTextContent('mfe-two 2.3.4');
  });
});

describe('a page that throws', () => {
  const once = (Broken: React.ComponentType) => {
    let loads = 0;
    return async () => {
      loads += 1;
      return Promise.resolve(loads === 1 ? { default: Broken } : good);
    };
  };

  it.each([
    [
      'while rendering',
      function Broken(): React.ReactNode {
        throw new Error('broken page');
      },
    ],
    [
      'in an effect',
      function Broken() {
        useEffect(() => {
          throw new Error('broken page');
        }, []);
        return null;
      },
    ],
  ])('shows an error card and loads again on Retry: %s', async (_, Broken) => {
    renderApp({ path: '/store', load: once(Broken) });
    expect(await card()).toHaveTextContent('An error stopped this page.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error code: render · mfe-two 2.3.4');
    expect(screen.getByRole('alert')).not.toHaveTextContent('broken page');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await retry();
    expect(await screen.findByRole('heading', { name: 'Store' })).toBeInTheDocument();
  });

  it('is reported with the code of the error and its place, without its text', async () => {
    const error = Object.assign(new Error('broken page'), {
      stack: 'Error: broken page\n at Page (https://a.example/mfe/mfe-two/2.3.4/page.js:1:20)',
    });
    const { report } = renderApp({
      path: '/store',
      pages: {
        'mfe-two/store': () => {
          throw error;
        },
      },
    });
    await card();
    const frame = { remote: 'mfe-two', version: '2.3.4', file: 'page.js', line: 1, column: 20 };
    expect(report.mock.calls).toEqual([
      [{ kind: 'render', remote: 'mfe-two', version: '2.3.4', page: 'store', frame }],
    ]);
  });

  it('shows an error card after a click, too', async () => {
    function Fragile() {
      const [broken, breakIt] = useState(false);
      if (broken) throw new Error('broken page');
      return <button onClick={() => breakIt(true)}>Break</button>;
    }
    renderApp({ path: '/store', load: once(Fragile) });
    await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
    expect(await card()).toHaveTextContent('Error code: render');
  });

  it('does not affect the next page', async () => {
    const { router } = renderApp({
      path: '/store',
      pages: {
        'mfe-two/store': () => {
          throw new Error('broken page');
        },
      },
    });
    await card();
    await act(() => router.navigate('/user/overview'));
    expect(await screen.findByRole('heading', { name: 'mfe-two/user' })).toBeInTheDocument();
  });
});
