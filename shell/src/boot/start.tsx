import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ROOT_ID } from '@portico/sdk/platform';
import type { PageData, RegistrySnapshot } from '@portico/sdk/platform';
import {
  SdkProvider,
  applySessionAnswer,
  followSession,
  initTheme,
  loadTeam,
  setDocumentData,
  setExtensionHost,
  setOwners,
  takeTeamFromDocument,
} from '@portico/sdk/host';
import { App } from '../app/app.tsx';
import { shellExtensions } from '../extensions/shell-extensions.ts';
import { rememberFailedFiles } from '../federation/diagnosis.ts';
import { createFederation } from '../federation/federation.ts';
import { RemoteLoader } from '../federation/remote-loader.ts';
import { HostContext } from '../host/host-context.ts';
import type { Host } from '../host/host-context.ts';
import { handleEventError } from '../failure/event-failure.ts';
import { onEventError } from '../reports/event-errors.ts';
import { Reports } from '../reports/reports.ts';
import { reportWrongAnswers } from '../failure/wrong-answers.ts';
import { RegistryWatch } from '../releases/registry-watch.ts';
import { afterFirstPaint, prefetchTopLinksWhenIdle } from '../routing/idle-prefetch.ts';
import { prefetchOnIntent } from '../routing/intent-prefetch.ts';
import { needsDocument } from '../routes/needs-document.ts';
import { PageHistory, documentLoads } from '../routes/page-history.ts';
import { PageRouter } from '../routing/page-router.tsx';
import { RouteTable } from '../routes/route-table.ts';
import { ScrollPositions } from '../routes/scroll-positions.ts';
import { Activation } from '../activation/activation.ts';
import { sayPageIsRefused, wasRefusedByServer } from '../session/refused-page.ts';
import { followSessionChanges } from '../session/session-changes.ts';
import { nextTask } from '../scheduling/next-task.ts';
import { readPageData } from './page-data.ts';

/** How long the first render waits for the route's page. */
const PAGE_WAIT_MS = 500;

/** Starts the shell in a document from the page server. */
export async function start() {
  const page = readPageData();
  const reports = Reports.of(page);
  const watch = new RegistryWatch(page.registry.revision);
  const host: Host = {
    page,
    routes: new RouteTable(page.registry),
    loader: new RemoteLoader({
      federation: createFederation({ isOpen: isForDevelopers(page) }),
      remotes: page.registry.remotes,
      fetchRegistry: () => watch.fetchRegistry(),
      report: reports.add,
    }),
    activation: new Activation(),
    positions: new ScrollPositions(),
    watch,
    report: reports.add,
    loads: documentLoads,
    initialPath: location.pathname,
  };
  setOwners(page.registry.remotes.map(({ name }) => name));
  setExtensionHost(shellExtensions(host));
  setDocumentData(page.data);
  takeTeamFromDocument();
  rememberFailedFiles();
  initTheme();
  applySessionAnswer(page.session);
  followSession();
  followSessionChanges(host);
  if (wasRefusedByServer()) sayPageIsRefused(page.session.status === 200);
  reportWrongAnswers(host);
  host.positions.start();

  await loadFirstPage(host);
  await nextTask();
  render(host);
  await nextTask();

  watch.start();
  reports.start();
  onEventError((source, error) => void handleEventError(host, source, error));
  prefetchOnIntent(host);
  prefetchTopLinksWhenIdle(page.registry, host.routes);
  afterFirstPaint(() => void loadTeam());
  if (page.isDevelopment) {
    const { hotSwap } = await import(/* webpackChunkName: "dev" */ '../dev/hot-swap.ts');
    hotSwap(host);
  }
}

/** In development, and for members of the team: only their snapshot contains restrictions. */
function isForDevelopers({ isDevelopment, registry }: PageData): boolean {
  return (
    isDevelopment === true || registry.remotes.some(({ restriction }) => restriction === 'team')
  );
}

/** Resolves when the page of the address has loaded or failed, or after {@link PAGE_WAIT_MS}. */
async function loadFirstPage({ page, routes, loader, initialPath }: Host) {
  const destination = page.status === 404 ? undefined : routes.find(initialPath);
  if (!destination) return;
  const { settled } = loader.open(destination.remote, destination.route.page);
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MS))]);
}

/** Remote -> what the site pack sets of its configuration. */
const configurationsOf = ({ remotes }: RegistrySnapshot) =>
  Object.fromEntries(remotes.map(({ name, configuration = {} }) => [name, configuration]));

function render(host: Host) {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no #${ROOT_ID}`);
  const history = new PageHistory((pathname) => needsDocument(pathname, host), host.positions);
  const app = (
    <PageRouter history={history}>
      <SdkProvider
        brand={host.page.brand}
        discordCdn={host.page.discordCdn}
        absentPages={host.page.absentPages}
        configuration={configurationsOf(host.page.registry)}
      >
        <HostContext value={host}>
          <App />
        </HostContext>
      </SdkProvider>
    </PageRouter>
  );
  // A transition renders in slices: the static body stays responsive meanwhile.
  startTransition(() => createRoot(root).render(app));
}
