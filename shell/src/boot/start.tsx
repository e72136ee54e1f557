import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { getRegistry } from 'shared/contracts/registry/calls';
import { ROOT_ID } from 'shared/platform';
import type { RegistrySnapshot } from 'shared/platform';
import { request } from 'shared/sdk';
import {
  SdkProvider,
  applySessionAnswer,
  fetchJson,
  followSession,
  initTheme,
  loadTeam,
} from 'shared/sdk/host';
import { App } from '../app.tsx';
import { createFederation } from '../federation/federation.ts';
import { REMOTE_BUDGET_MS, RemoteLoader } from '../federation/remote-loader.ts';
import { HostContext } from '../host-context.ts';
import type { Host } from '../host-context.ts';
import { afterFirstPaint, prefetchTopLinksWhenIdle } from '../routing/idle-prefetch.ts';
import { prefetchOnIntent } from '../routing/intent-prefetch.ts';
import { RouteTable } from '../routing/route-table.ts';
import { controlScrollRestoration } from '../routing/use-page-change.ts';
import { Takeover } from '../takeover/takeover.ts';
import { readPageData } from './page-data.ts';

/** How long the first render waits for the route's page (DESIGN §2). */
const PAGE_WAIT_MS = 500;

/** Starts the shell in a document of the page server. */
export async function start() {
  const page = readPageData();
  const host: Host = {
    page,
    routes: new RouteTable(page.registry),
    loader: new RemoteLoader({
      federation: createFederation(REMOTE_BUDGET_MS),
      remotes: page.registry.remotes,
      fetchRegistry,
    }),
    takeover: new Takeover(),
    initialPath: location.pathname,
  };
  initTheme();
  applySessionAnswer(page.session);
  followSession();
  controlScrollRestoration();

  await firstPage(host);
  render(host);

  prefetchOnIntent(host.routes, host.loader);
  prefetchTopLinksWhenIdle(page.registry, host.routes);
  afterFirstPaint(() => void loadTeam());
}

async function fetchRegistry(): Promise<RegistrySnapshot | undefined> {
  const result = await fetchJson(request(getRegistry));
  return 'data' in result ? (result.data as RegistrySnapshot) : undefined;
}

/** Resolves when the page behind the address is there, failed, or takes too long to wait. */
async function firstPage({ page, routes, loader, initialPath }: Host) {
  const destination = page.status === 404 ? undefined : routes.find(initialPath);
  if (!destination) return;
  const { settled } = loader.open(destination.remote, destination.route.page);
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MS))]);
}

function render(host: Host) {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no #${ROOT_ID}`);
  createRoot(root).render(
    <BrowserRouter>
      <SdkProvider brand={host.page.brand} discordCdn={host.page.discordCdn}>
        <HostContext value={host}>
          <App />
        </HostContext>
      </SdkProvider>
    </BrowserRouter>,
  );
}
