import { act, configure, screen } from '@testing-library/react';
import fc from 'fast-check';
import { RouteTable } from '../routes/route-table.ts';
import { renderApp, testRemotes } from '../testing/render-app.tsx';

configure({ defaultHidden: true });

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) jest.spyOn(console, kind).mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const ODD = ['%', '100%', '%zz', '%E0%A4%A', '%00', '%ff', '"]', '#', '%23', ' ', '%F0%9F%92%A9'];

describe('an address that nobody meant', () => {
  it.each(ODD)('the fragment %j keeps the page, and Back returns to it', async (text) => {
    const { router } = renderApp({ path: `/status#${text}` });
    await screen.findByRole('heading', { name: 'mfe-one/status' });
    await act(() => router.navigate('/store'));
    await screen.findByRole('heading', { name: 'mfe-two/store' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'mfe-one/status' })).toBeInTheDocument();
  });

  it.each(['/%', '/features/%', '/status%', '/%E0%A4%A'])('%s is the 404 page', async (path) => {
    renderApp({ path, status: 404 });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });

  it('every path has a destination or none, and never throws', () => {
    const routes = new RouteTable({ revision: '1', shellVersion: '1.0.0', remotes: testRemotes });
    const segment = fc.oneof(fc.constantFrom(...ODD, '..', 'features'), fc.string());
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const path = `/${segments.join('/')}`;
        const found = routes.find(path);
        expect(found === undefined || found.remote.startsWith('mfe-')).toBe(true);
      }),
    );
  });
});

it('finds the element of a fragment as it stands, and decoded', async () => {
  const scrolled: string[] = [];
  const remember = function (this: Element) {
    scrolled.push(this.id);
  };
  Element.prototype.scrollIntoView = remember;
  const pages = {
    'mfe-two/store': () => (
      <>
        <h1>Store</h1>
        <p id="100%">Whole</p>
        <p id="a b">Half</p>
      </>
    ),
  };
  const { router } = renderApp({ pages });
  await screen.findByRole('heading', { name: 'mfe-one/home' });
  for (const fragment of ['100%', '100%25', 'a%20b']) {
    await act(() => router.navigate(`/store#${fragment}`));
    await act(() => router.navigate('/'));
  }
  await act(() => router.navigate('/store#a%20b'));
  expect(scrolled).toContain('100%');
  expect(scrolled).toContain('a b');
});
