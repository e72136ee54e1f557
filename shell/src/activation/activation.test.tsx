import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { EARLY_INPUT_ATTRIBUTES } from '@portico/sdk/platform';
import { showMarkup } from '../testing/markup.ts';
import { renderApp } from '../testing/render-app.tsx';

configure({ defaultHidden: true });

const staticBody = () => document.getElementById('portico-static');

/** A document in the format of the page server. */
function serve(body: string, header = '') {
  showMarkup(
    `<div id="portico-static"><header>${header}</header><main>${body}</main></div><div id="portico-root"></div>`,
  );
}

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>Search</h1>
      <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}
const prerendered = '<h1>Search</h1><input name="q"><output></output>';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Promise.resolve(new Response('')));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('activation of a page', () => {
  it("keeps the prerendered page until React's is ready, then the text typed into it", async () => {
    serve(prerendered);
    let arrive: (module: unknown) => void = () => undefined;
    renderApp({ load: () => new Promise((resolve) => (arrive = resolve)) });
    const typed = staticBody()?.querySelector('input') as HTMLInputElement;
    typed.focus();
    typed.value = 'anti';
    await act(async () => Promise.resolve());
    expect(staticBody()).not.toBeNull();
    await act(async () => {
      arrive({ default: Search });
      await Promise.resolve();
    });
    await waitFor(() => expect(staticBody()).toBeNull());
    expect(screen.getByRole('textbox')).toHaveValue('anti');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(await screen.findByText('anti')).toBeInTheDocument();
  });

  it('repeats early presses in their order, in the HTML of the server renderer', async () => {
    function Form() {
      const [text, setText] = useState('');
      const [sent, setSent] = useState<string[]>([]);
      const add = (word: string) => setSent((before) => [...before, word]);
      return (
        <>
          <img src="/icon.png" alt="" />
          <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
          <p>
            <button onClick={() => add(text)}>Send</button>
            <button onClick={() => add('star')} aria-label="Star" />
          </p>
          <output>{sent.join(' ')}</output>
        </>
      );
    }
    const html = renderToString(<Form />);
    expect(html).toMatch(/^<link rel="preload"/);
    serve(html);
    const body = staticBody() as HTMLElement;
    (body.querySelector('input') as HTMLInputElement).value = 'kept';
    const [send, star] = body.querySelectorAll('button');
    star?.setAttribute(EARLY_INPUT_ATTRIBUTES.pressed, '1');
    send?.setAttribute(EARLY_INPUT_ATTRIBUTES.pressed, '2');
    renderApp({ load: () => Promise.resolve({ default: Form }) });
    expect(await screen.findByText('star kept')).toBeInTheDocument();
  });

  it.each([
    ['another button stands in the place', () => <button>Delete</button>],
    ['the button is disabled', () => <button disabled>Send</button>],
    ['the button is off', () => <button aria-disabled>Send</button>],
    [
      'the button lies under a dialog',
      () => (
        <p inert>
          <button>Send</button>
        </p>
      ),
    ],
    [
      'the button belongs to another item',
      () => (
        <li>
          <h2>Two</h2>
          <button>Send</button>
        </li>
      ),
    ],
    ['there is none', () => <p>Send</p>],
  ])('presses nothing if %s', async (_case, Page) => {
    const press = jest.fn();
    serve('<button data-pressed="0">Send</button>');
    renderApp({
      load: () =>
        Promise.resolve({
          default: () => (
            <div onClickCapture={press}>
              <Page />
            </div>
          ),
        }),
    });
    await waitFor(() => expect(staticBody()).toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    expect(press).not.toHaveBeenCalled();
  });

  it('presses a button that an earlier press disables after that press is handled', async () => {
    let arrive: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => (arrive = resolve));
    const Ranges = () => {
      const [range, setRange] = useState('24h');
      const [isLoading, setLoading] = useState(false);
      const choose = (next: string) => {
        setRange(next);
        setLoading(true);
        void loading.then(() => setLoading(false));
      };
      return (
        <>
          <button disabled={isLoading} onClick={() => choose('7d')}>
            7d
          </button>
          <button disabled={isLoading} onClick={() => choose('All')}>
            All
          </button>
          <output>{`${range} is shown`}</output>
        </>
      );
    };
    serve('<button data-pressed="1">7d</button><button data-pressed="2">All</button>');
    renderApp({ load: () => Promise.resolve({ default: Ranges }) });
    expect(await screen.findByText('7d is shown')).toBeInTheDocument();
    await act(async () => {
      arrive();
      await loading;
    });
    expect(await screen.findByText('All is shown')).toBeInTheDocument();
  });

  it('presses nothing after an early press has navigated to another page', async () => {
    const press = jest.fn();
    serve('<button data-pressed="0">Leave</button><button data-pressed="1">Send</button>');
    function Page() {
      return (
        <>
          <button onClick={() => history.pushState({}, '', '/elsewhere')}>Leave</button>
          <button onClick={press}>Send</button>
        </>
      );
    }
    renderApp({ load: () => Promise.resolve({ default: Page }) });
    await waitFor(() => expect(location.pathname).toBe('/elsewhere'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(press).not.toHaveBeenCalled();
    history.replaceState({}, '', '/');
  });

  it('submits a form without a button again', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    serve('<form aria-label="Find" data-pressed="0"><input name="q"></form>');
    renderApp({
      load: () =>
        Promise.resolve({
          default: () => (
            <form aria-label="Find" onSubmit={submit}>
              <input name="q" />
            </form>
          ),
        }),
    });
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it('does not wait for the page if the HTML contains a placeholder', async () => {
    serve('<div data-portico-skeleton></div>');
    renderApp({ load: () => new Promise(() => undefined) });
    await waitFor(() => expect(staticBody()).toBeNull());
    expect(screen.getByText('Loading page')).toBeInTheDocument();
  });

  it('replaces the 404 page', async () => {
    serve('<h1>Page Not Found</h1>');
    renderApp({ path: '/nope', status: 404 });
    await waitFor(() => expect(staticBody()).toBeNull());
    expect(screen.getAllByRole('heading', { name: 'Page Not Found' })).toHaveLength(1);
  });

  it('keeps the open menu open', async () => {
    serve('', '<details open><summary data-menu="features">Features</summary></details>');
    renderApp();
    const trigger = await screen.findByRole('button', { name: 'Features' });
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
  });
});

describe('a prerendered page whose remote does not load', () => {
  const fail = { load: () => Promise.reject(new Error('down')) };

  it('stays readable, with its state, under a bar with the name of the remote', async () => {
    serve(prerendered);
    (staticBody()?.querySelector('input') as HTMLInputElement).value = 'kept';
    renderApp(fail);
    expect(await screen.findByRole('alert')).toHaveTextContent('mfe-one 1.0.0');
    await waitFor(() => expect(staticBody()).toBeNull());
    expect(screen.getAllByRole('heading', { name: 'Search' })).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveValue('kept');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it('is replaced by the error card if it was still loading', async () => {
    serve('<h1>Search</h1><ul aria-busy="true"></ul>');
    renderApp(fail);
    expect(await screen.findByText('This page is not available')).toBeInTheDocument();
    await waitFor(() => expect(staticBody()).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Search' })).toBeNull();
  });

  it('stays during a Retry, and is replaced by the loaded page', async () => {
    serve(prerendered);
    let arrive: ((module: unknown) => void) | undefined;
    let attempts = 0;
    renderApp({
      load: () => {
        attempts += 1;
        if (attempts === 1) return Promise.reject(new Error('down'));
        return new Promise((resolve) => (arrive = resolve));
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('button', { name: 'Retrying…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('heading', { name: 'Search' })).toBeInTheDocument();
    await waitFor(() => expect(arrive).toBeDefined());
    await act(async () => {
      arrive?.({ default: () => <h1>Live</h1> });
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Live' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Search' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is removed on navigation, and does not replace another page', async () => {
    serve(prerendered);
    const { router } = renderApp(fail);
    await screen.findByRole('alert');
    await act(() => router.navigate('/store'));
    expect(await screen.findByText('This page is not available')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Search' })).toBeNull();
  });

  it('replaces a page that throws in its first render', async () => {
    serve(prerendered);
    renderApp({
      pages: {
        'mfe-one/home': () => {
          throw new Error('broken');
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('mfe-one 1.0.0');
    expect(screen.getByRole('heading', { name: 'Search' })).toBeInTheDocument();
  });
});
