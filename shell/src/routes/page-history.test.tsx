import { act, render, renderHook, screen } from '@testing-library/react';
import { hasDirtyForm } from '@portico/sdk/host';
import { Link, useDirtyForm, useLocation, useNavigate } from '@portico/sdk';
import { PageHistory } from './page-history.ts';
import type { DocumentLoads } from './page-history.ts';
import { PageRouter } from '../routing/page-router.tsx';

let outdated = false;
let unanswered: string[] = [];
const positions = { leave: jest.fn() };
const loads = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() } satisfies DocumentLoads;

function Where() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="where">{pathname + search + hash + ((state as string | null) ?? '')}</p>
      <Link to="/status">Status</Link>
      <button onClick={() => void navigate('/store?plan=Duo#buy', { state: '!' })}>push</button>
      <button onClick={() => void navigate('/team', { replace: true })}>replace</button>
      <button onClick={() => void navigate('?range=7d')}>search</button>
      <button onClick={() => void navigate({ hash: 'faq' })}>hash</button>
    </>
  );
}

const where = () => screen.getByTestId('where').textContent;
const press = (name: string) => act(() => screen.getByText(name).click());

const renderHistory = (history: PageHistory) =>
  render(
    <PageRouter history={history}>
      <Where />
    </PageRouter>,
  );
const newHistory = () =>
  new PageHistory((pathname) => outdated || unanswered.includes(pathname), positions, loads);

/** Goes back or forward and waits until the browser has done so. */
async function go(delta: number) {
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(delta);
    await arrived;
  });
}

beforeEach(() => {
  outdated = false;
  unanswered = [];
  jest.clearAllMocks();
  history.pushState(null, '', '/');
});

describe('a page whose address changes before the router listens', () => {
  it('shows the new address', () => {
    const early = newHistory();
    history.pushState(null, '', '/#faq');
    renderHistory(early);
    expect(where()).toBe('/#faq');
    expect(loads.reload).not.toHaveBeenCalled();
  });

  it('loads a document where the new path needs one', () => {
    const early = newHistory();
    unanswered = ['/status'];
    history.pushState(null, '', '/status');
    renderHistory(early);
    expect(loads.reload).toHaveBeenCalledTimes(1);
    expect(where()).toBe('/');
  });
});

describe('a page that is up to date', () => {
  beforeEach(() => renderHistory(newHistory()));

  it('navigates without document loads', async () => {
    press('Status');
    expect(where()).toBe('/status');
    press('push');
    expect(where()).toBe('/store?plan=Duo#buy!');
    press('replace');
    expect(where()).toBe('/team');
    await go(-1);
    expect(where()).toBe('/status');
    await go(1);
    expect(where()).toBe('/team');
    expect(location.pathname).toBe('/team');
    expect(loads.assign.mock.calls).toEqual([]);
    expect(loads.replace.mock.calls).toEqual([]);
    expect(loads.reload.mock.calls).toEqual([]);
  });

  it('restores the state of an entry on return', async () => {
    press('push');
    press('Status');
    await go(-1);
    expect(where()).toBe('/store?plan=Duo#buy!');
  });
});

describe('an outdated page', () => {
  beforeEach(() => renderHistory(newHistory()));

  it('loads a document for the next page, by a link and by code', () => {
    outdated = true;
    press('Status');
    press('push');
    press('replace');
    expect(loads.assign.mock.calls).toEqual([['/status'], ['/store?plan=Duo#buy']]);
    expect(loads.replace.mock.calls).toEqual([['/team']]);
    expect(where()).toBe('/');
    expect(location.pathname).toBe('/');
  });

  it('loads a document on Back', async () => {
    press('Status');
    outdated = true;
    await go(-1);
    expect(loads.reload).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/');
    expect(where()).toBe('/status');
  });

  it('loads no document for changes of search and fragment', async () => {
    outdated = true;
    press('search');
    expect(where()).toBe('/?range=7d');
    press('hash');
    expect(where()).toBe('/#faq');
    await go(-1);
    expect(where()).toBe('/?range=7d');
    expect(loads.assign).not.toHaveBeenCalled();
    expect(loads.reload).not.toHaveBeenCalled();
  });
});

describe('a path that needs a document', () => {
  beforeEach(() => renderHistory(newHistory()));

  it('loads one by a link, by code, by Back and by Forward, unlike other paths', async () => {
    press('Status');
    press('push');
    unanswered = ['/status', '/team'];
    press('Status');
    press('replace');
    expect(loads.assign.mock.calls).toEqual([['/status']]);
    expect(loads.replace.mock.calls).toEqual([['/team']]);
    expect(where()).toBe('/store?plan=Duo#buy!');
    await go(-1);
    expect(loads.reload).toHaveBeenCalledTimes(1);
    await go(-1);
    expect(where()).toBe('/');
    await go(1);
    expect(loads.reload).toHaveBeenCalledTimes(2);
  });
});

describe('a page with unsaved input', () => {
  let answer: boolean;
  let asked: jest.SpyInstance;
  let form: { unmount: () => void };
  beforeEach(() => {
    asked = jest.spyOn(globalThis, 'confirm').mockImplementation(() => answer);
    renderHistory(newHistory());
    press('Status');
    form = renderHook(() => useDirtyForm(true));
  });
  afterEach(() => {
    form.unmount();
    asked.mockRestore();
  });

  it('stays where the visitor wants to stay: by a link, by code, by Back and by Forward', async () => {
    answer = false;
    press('push');
    press('replace');
    expect(where()).toBe('/status');
    await go(-1);
    await act(
      () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
    );
    expect([where(), location.pathname]).toEqual(['/status', '/status']);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked).toHaveBeenCalledWith('Leave this page? What you have entered will be lost.');
  });

  it('is left after one question', async () => {
    answer = true;
    await go(-1);
    expect(where()).toBe('/');
    form.unmount();
    press('push');
    expect(where()).toBe('/store?plan=Duo#buy!');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks again where the same page stays open at the next path, with what was entered', async () => {
    answer = true;
    await go(-1);
    expect([where(), hasDirtyForm()]).toEqual(['/', true]);
    answer = false;
    press('push');
    expect(where()).toBe('/');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('asks once where a document is loaded', () => {
    answer = true;
    outdated = true;
    press('push');
    expect(loads.assign).toHaveBeenCalledTimes(1);
    expect(hasDirtyForm()).toBe(false);
  });

  it('asks before a new document, too, and nothing for changes of search and fragment', () => {
    answer = false;
    outdated = true;
    press('search');
    press('hash');
    expect(where()).toBe('/status#faq');
    expect(asked).not.toHaveBeenCalled();
    press('push');
    expect(loads.assign).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('can be left at once by the handler that has saved its input', () => {
    const saved = renderHook(() => useDirtyForm(true));
    form.unmount();
    saved.result.current();
    press('push');
    press('replace');
    expect(asked).not.toHaveBeenCalled();
    saved.unmount();
  });
});
