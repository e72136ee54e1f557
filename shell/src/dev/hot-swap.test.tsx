import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RegistrySnapshot } from '@portico/sdk/platform';
import { renderApp, testRemotes } from '../testing/render-app.tsx';
import { changedRemotes, hotSwap } from './hot-swap.ts';

configure({ defaultHidden: true });

const bump = (registry: RegistrySnapshot, name: string, version: string): RegistrySnapshot => ({
  ...registry,
  revision: version,
  remotes: registry.remotes.map((remote) =>
    remote.name === name ? { ...remote, version } : remote,
  ),
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('hotSwap', () => {
  it("loads a remote's new version into the open page, and keeps the rest of the site", async () => {
    let text = 'Old words';
    const load = () => Promise.resolve({ default: () => <h1>{text}</h1> });
    const { host, define } = renderApp({ path: '/store', load });
    await screen.findByRole('heading', { name: 'Old words' });
    await userEvent.click(screen.getByRole('button', { name: 'Features' }));
    jest.useFakeTimers();
    hotSwap(host);
    const live = bump(host.page.registry, 'mfe-two', '2.3.5');
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(live)));
    text = 'New words';
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('heading', { name: 'New words' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Features' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(define).toHaveBeenCalledTimes(2);
    expect(host.loader.versionOf('mfe-two')).toBe('2.3.5');
    expect(host.watch.isOutdated()).toBe(false);
    expect(host.loads.reload).not.toHaveBeenCalled();
  });

  it('shows the error card for a new version that throws, and recovers with the next one', async () => {
    let Page = function Good() {
      return <h1>Good</h1>;
    };
    const { host } = renderApp({ path: '/store', load: () => Promise.resolve({ default: Page }) });
    await screen.findByRole('heading', { name: 'Good' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const remote = host.loader.definitionOf('mfe-two')!;
    Page = function Broken() {
      useState(() => {
        throw new Error('a typing error');
      });
      return <h1>Never</h1>;
    };
    await act(() => host.loader.replace({ ...remote, version: '2.3.5' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error code: render');
    Page = function Mended() {
      return <h1>Mended</h1>;
    };
    await act(() => host.loader.replace({ ...remote, version: '2.3.6' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeInTheDocument();
  });
});

describe('changedRemotes', () => {
  const before: RegistrySnapshot = { revision: '1', shellVersion: '1', remotes: testRemotes };

  it('returns the changed remotes', () => {
    expect(changedRemotes(before, bump(before, 'mfe-one', '9.9.9'))).toMatchObject([
      { name: 'mfe-one', version: '9.9.9' },
    ]);
  });

  it('ignores the order of fields', () => {
    const turned = before.remotes.map((remote) => ({
      ...remote,
      routes: remote.routes.map(
        (route) => Object.fromEntries(Object.entries(route).reverse()) as typeof route,
      ),
    }));
    expect(changedRemotes(before, { ...before, remotes: turned })).toEqual([]);
  });

  it('ignores icons, which documents do not contain', () => {
    const withIcons = before.remotes.map((remote) => ({
      ...remote,
      nav: remote.nav.map((link) => ({ ...link, icon: '<svg viewBox="0 0 24 24"/>' })),
    }));
    expect(changedRemotes(before, { ...before, remotes: withIcons })).toEqual([]);
  });

  it.each([
    ['the shell', { ...before, shellVersion: '2' }],
    [
      'a route',
      { ...before, remotes: before.remotes.map((remote) => ({ ...remote, routes: [] })) },
    ],
    ['the set of remotes', { ...before, remotes: before.remotes.slice(1) }],
  ])('requires a new document if %s changed', (_, after) => {
    expect(changedRemotes(before, after)).toBeUndefined();
  });
});
