import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, useLocation } from '@portico/sdk';
import { PageRouter } from '../routing/page-router.tsx';
import { PageHistory } from './page-history.ts';
import { ScrollPositions } from './scroll-positions.ts';
import { usePageChange } from './use-page-change.ts';

/** Height of the page's content beyond the window: jsdom has no layout. */
let height: number;
let grow: () => void;

function Page({ positions }: { positions: ScrollPositions }) {
  const { pathname } = useLocation();
  usePageChange(pathname, positions);
  return (
    <main id="main" tabIndex={-1}>
      <p data-testid="path">{pathname}</p>
      {['/', '/store', '/store#late', '/?page=2'].map((to) => (
        <Link key={to} to={to}>{`to ${to}`}</Link>
      ))}
    </main>
  );
}

/**
 * A document at the address of the tab, with the positions that the tab remembers.
 * @param meanwhile happens after the shell's start and before the page is shown
 */
function openDocument(meanwhile: () => void = () => undefined) {
  const positions = new ScrollPositions();
  positions.start();
  meanwhile();
  const loads = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  const pages = new PageHistory((path) => path === '/elsewhere', positions, loads);
  return render(
    <PageRouter history={pages}>
      <Page positions={positions} />
    </PageRouter>,
  );
}

const scrollDown = (top: number) => Object.assign(window, { scrollY: top });
const press = (name: string) => act(() => screen.getByText(name).click());
async function go(delta: number) {
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(delta);
    await arrived;
  });
}

beforeEach(() => {
  sessionStorage.clear();
  history.pushState(null, '', '/');
  height = 5000;
  scrollDown(0);
  Object.defineProperty(document.body, 'scrollHeight', {
    configurable: true,
    get: () => height + innerHeight,
  });
  window.scrollTo = (({ top }: ScrollToOptions) =>
    scrollDown(Math.min(top ?? 0, height))) as typeof scrollTo;
  window.ResizeObserver = class {
    constructor(onChange: ResizeObserverCallback) {
      grow = () => onChange([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => (grow = () => undefined);
  };
});
afterEach(() => Reflect.deleteProperty(window, 'scrollY'));

it('[spec0 §2.83] a link leads to the top, Back and Forward to where the visitor was', async () => {
  openDocument();
  scrollDown(1200);
  press('to /store');
  expect(scrollY).toBe(0);
  scrollDown(700);
  await go(-1);
  expect(screen.getByTestId('path')).toHaveTextContent('/');
  expect(scrollY).toBe(1200);
  await go(1);
  expect(scrollY).toBe(700);
  press('to /');
  expect(scrollY).toBe(0);
});

it('Back returns also where only the search changed', async () => {
  openDocument();
  scrollDown(1200);
  press('to /?page=2');
  expect(scrollY).toBe(1200);
  scrollDown(30);
  await go(-1);
  expect(scrollY).toBe(1200);
});

it('content that comes late is scrolled to as the page grows', async () => {
  openDocument();
  scrollDown(1200);
  press('to /store');
  height = 100;
  await go(-1);
  expect(scrollY).toBe(100);
  height = 800;
  grow();
  expect(scrollY).toBe(800);
  height = 3000;
  grow();
  expect(scrollY).toBe(1200);
  scrollDown(50);
  grow();
  expect(scrollY).toBe(50);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who moves meanwhile, by %s, is left there',
  async (type) => {
    openDocument();
    scrollDown(1200);
    press('to /store');
    height = 100;
    await go(-1);
    dispatchEvent(new Event(type));
    height = 3000;
    grow();
    expect(scrollY).toBe(100);
  },
);

it('the element of a fragment is scrolled to when it comes', () => {
  openDocument();
  scrollDown(1200);
  press('to /store#late');
  expect(scrollY).toBe(0);
  const late = document.body.appendChild(document.createElement('p'));
  late.id = 'late';
  late.scrollIntoView = () => scrollDown(640);
  grow();
  expect(scrollY).toBe(640);
  late.remove();
});

describe('a new document of an entry', () => {
  const reload = () => {
    dispatchEvent(new Event('pagehide'));
    cleanup();
    return openDocument();
  };

  it('returns to where the visitor was, and so does Back from it', async () => {
    openDocument();
    scrollDown(1200);
    press('to /store');
    scrollDown(700);
    reload();
    expect(scrollY).toBe(700);
    await go(-1);
    expect(scrollY).toBe(1200);
  });

  it('goes on where the browser could restore a part of the position only', () => {
    openDocument();
    scrollDown(1200);
    dispatchEvent(new Event('pagehide'));
    cleanup();
    scrollDown(124);
    openDocument();
    expect(scrollY).toBe(1200);
  });

  it('leaves a visitor who has moved since', () => {
    openDocument();
    scrollDown(1200);
    dispatchEvent(new Event('pagehide'));
    cleanup();
    scrollDown(900);
    openDocument(() => dispatchEvent(new Event('wheel')));
    expect(scrollY).toBe(900);
  });

  it('is left without an error where the browser refuses storage', () => {
    openDocument();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(() => reload()).not.toThrow();
    jest.restoreAllMocks();
  });
});
