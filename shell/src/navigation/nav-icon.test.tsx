import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineIcon } from '@portico/sdk/platform';
import { renderApp, testRemote } from '../testing/render-app.tsx';

// jsdom evaluates no media queries: the desktop's navigation counts as hidden.
configure({ defaultHidden: true });

const text = lineIcon('<g><circle cx="9" cy="7" r="4"/></g>');
const drawn =
  '<svg width="18" height="18" aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><g><circle cx="9" cy="7" r="4"></circle></g></svg>';
// The same text as in api/src/platform/page/document/frame.test.ts.
const space = '<svg width="18" height="18" aria-hidden="true"></svg>';

const remoteWith = (icon: string | undefined) =>
  testRemote({
    name: 'mfe-one',
    nav: [
      { slot: 'features', path: '/a', label: 'A', weight: 1, ...(icon !== undefined && { icon }) },
    ],
  });
const registryWith = (icon: string) =>
  Response.json({ revision: '2', shellVersion: '1', remotes: [remoteWith(icon)] });

const server = jest.spyOn(globalThis, 'fetch');
/** A menu's button, once the menus have loaded. */
const menu = () => screen.findByRole('button', { name: 'Features', expanded: false });
const link = () => screen.getByRole('link', { name: 'A' });

// Transforming the lazy module takes longer than a test waits.
beforeAll(() => import('./menus.ts'));
beforeEach(() => server.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
afterAll(() => server.mockRestore());

it('the icon of a link is loaded with the registry when its menu opens, into a space of its size', async () => {
  let answer = (_: Response) => {};
  server.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderApp({ remotes: [remoteWith('')] });
  const button = await menu();
  expect(server).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(link().innerHTML).toBe(`${space}<span>A</span>`);
  answer(registryWith(text));
  await waitFor(() => expect(link().innerHTML).toBe(`${drawn}<span>A</span>`));
  await userEvent.click(button);
  expect(screen.queryByRole('link', { name: 'A' })).toBeNull();
  await userEvent.click(button);
  expect(link().innerHTML).toBe(`${drawn}<span>A</span>`);
  expect(server).toHaveBeenCalledTimes(1);
});

it('the space stays empty if the registry does not load; the next opening requests it again', async () => {
  renderApp({ remotes: [remoteWith('')] });
  const button = await menu();
  await userEvent.click(button);
  expect(link().innerHTML).toBe(`${space}<span>A</span>`);
  server.mockResolvedValue(registryWith(text));
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(link().innerHTML).toBe(`${drawn}<span>A</span>`));
});

it.each([
  ['the icon of a document that contains it is shown', text, drawn],
  ['a link without an icon has no space for one', undefined, ''],
  ['the name of an icon in a document of an older API shows nothing', 'images', ''],
  ['what is no icon shows nothing', '<svg viewBox="0 0 24 24"><script/></svg>', ''],
])('%s, without a request', async (_, icon, shown) => {
  renderApp({ remotes: [remoteWith(icon)] });
  await userEvent.click(await menu());
  expect(link().innerHTML).toBe(`${shown}<span>A</span>`);
  expect(server).not.toHaveBeenCalled();
});
