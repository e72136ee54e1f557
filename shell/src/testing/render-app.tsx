import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lineIcon } from '@portico/sdk/platform';
import type { PageData, RemoteInSnapshot, SwitchedOffRemote } from '@portico/sdk/platform';
import { SdkProvider, applySessionAnswer } from '@portico/sdk/host';
import { testBrand } from '@portico/sdk/testing';
import { App } from '../app/app.tsx';
import { RemoteLoader } from '../federation/remote-loader.ts';
import { HostContext } from '../host/host-context.ts';
import { RegistryWatch } from '../releases/registry-watch.ts';
import type { DocumentLoads } from '../routes/page-history.ts';
import { ScrollPositions } from '../routes/scroll-positions.ts';
import { RouteTable } from '../routes/route-table.ts';
import { Activation } from '../activation/activation.ts';

/** A remote for a test registry. */
export function testRemote(remote: Partial<RemoteInSnapshot> & { name: string }): RemoteInSnapshot {
  const version = remote.version ?? '1.0.0';
  return {
    version,
    entry: `/mfe/${remote.name}/${version}/remoteEntry.js`,
    integrity: 'sha384-x',
    globalName: remote.name,
    routes: [],
    nav: [],
    pages: {},
    ...remote,
  };
}

const route = (path: string, page: string, title: string) => ({
  path,
  page,
  title,
  description: `${title} of {product}.`,
});

const dot = lineIcon('<circle cx="12" cy="12" r="4"/>');

/** Two public remotes with a few pages and links, declared out of order, and one restricted to the team. */
export const testRemotes = [
  testRemote({
    name: 'mfe-one',
    routes: [
      route('/', 'home', 'Discord Bot'),
      route('/status', 'status', 'Status'),
      route('/features/:name', 'feature', '{name|capitalize}'),
    ],
    nav: [
      { slot: 'top', path: '/status', label: 'Status', weight: 20 },
      { slot: 'features', path: '/features/tickets', label: 'Tickets', weight: 20 },
      { slot: 'features', path: '/features/automod', label: 'Auto Moderation', weight: 10 },
      { slot: 'information', path: '/team', label: 'Team', weight: 30 },
      { slot: 'footer', path: '/terms', label: 'Terms', weight: 10 },
    ],
  }),
  testRemote({
    name: 'mfe-two',
    version: '2.3.4',
    routes: [
      route('/store', 'store', 'Store'),
      { ...route('/user/*', 'user', 'Dashboard'), chrome: 'dashboard' },
      { ...route('/invite', 'invite', 'Bot Invite'), chrome: 'bare' },
    ],
    nav: [
      { slot: 'top', path: '/store', label: 'Store', weight: 30 },
      { slot: 'user', path: '/user/overview', label: 'User Dashboard', icon: dot, weight: 10 },
    ],
  }),
  testRemote({
    name: 'mfe-team',
    restriction: 'team',
    routes: [route('/desk/overview', 'overview', 'Overview')],
    nav: [{ slot: 'user', path: '/desk/overview', label: 'Staff Dashboard', weight: 20 }],
  }),
];

type Load = (remote: string, page: string) => Promise<unknown>;

interface AppOptions {
  path?: string;
  status?: number;
  session?: PageData['session'];
  remotes?: RemoteInSnapshot[];
  /** Remotes that are switched off. */
  off?: SwitchedOffRemote[];
  isDevelopment?: true;
  /** Page components by `remote/page`; other pages show their name. */
  pages?: Record<string, ComponentType>;
  /** Instead of `pages`: replaces the federation's `load`. */
  load?: Load;
  budgetMs?: number;
}

/** Renders the whole shell at an address, on a test federation. */
export function renderApp({
  path = '/',
  status = 200,
  session = { status: 401 },
  remotes = testRemotes,
  off,
  isDevelopment,
  pages = {},
  load = async (remote, page) =>
    Promise.resolve({
      default: pages[`${remote}/${page}`] ?? (() => <h1>{`${remote}/${page}`}</h1>),
    }),
  budgetMs,
}: AppOptions = {}) {
  const page: PageData = {
    brand: testBrand,
    discordCdn: 'https://cdn.discordapp.com',
    origin: 'https://juno.example',
    registry: { revision: '1', shellVersion: '1.0.0', remotes, ...(off && { off }) },
    session,
    status,
    ...(isDevelopment && { isDevelopment }),
  };
  const define = jest.fn();
  const fetchRegistry = jest.fn(async () => Promise.resolve(page.registry));
  const loader = new RemoteLoader({
    federation: { define, load, retriesOf: () => 0 },
    remotes,
    fetchRegistry,
    budgetMs,
  });
  const activation = new Activation();
  const watch = new RegistryWatch(page.registry.revision);
  const loads = {
    assign: jest.fn(),
    replace: jest.fn(),
    reload: jest.fn(),
  } satisfies DocumentLoads;
  const report = jest.fn();
  const routes = new RouteTable(page.registry);
  const positions = new ScrollPositions();
  const own = { activation, watch, loads, positions };
  const host = { page, routes, loader, report, initialPath: path, ...own };
  applySessionAnswer(session);
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [path] });
  const result = render(
    <SdkProvider brand={testBrand} discordCdn={page.discordCdn}>
      <HostContext value={host}>
        <RouterProvider router={router} />
      </HostContext>
    </SdkProvider>,
    { container: document.getElementById('portico-root') ?? undefined },
  );
  return { ...result, host, router, define, fetchRegistry, report };
}
