import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { RemoteInSnapshot } from 'shared/platform';
import { pageDataOf } from './page-data.ts';

type Break = (page: Page, remote: RemoteInSnapshot) => Promise<void>;

/** Answers a remote's entry in a wrong way. */
const answering =
  (answer: (route: Route) => Promise<void>): Break =>
  async (page, { entry }) => {
    await page.route(`**${entry}`, answer);
  };

/** Replaces a remote's entry by own code, with its hash in the HTML, as a bad release would. */
const running =
  (code: (remote: RemoteInSnapshot) => string): Break =>
  async (page, remote) => {
    const body = code(remote);
    const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    await page.route(`**${remote.entry}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.route(
      (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const html = (await response.text()).replaceAll(remote.integrity, hash);
        return route.fulfill({ response, body: html });
      },
    );
  };

/** A container whose every page is this component, in plain JavaScript. */
const container = (globalName: string, component: string) =>
  `var ${globalName} = { init: () => {}, get: async () => () => ({ default: ${component} }) };`;

/** Every way of a remote to fail (issue "Part 1" §4). */
export const FAULTS: Record<string, Break> = {
  'is absent': answering((route) => route.fulfill({ status: 404, body: '' })),
  'cannot be reached': answering((route) => route.abort('connectionrefused')),
  'answers 500': answering((route) => route.fulfill({ status: 500, body: 'down' })),
  'answers HTML': answering((route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  ),
  'answers a cut-off script': answering(async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  }),
  hangs: answering(() => new Promise(() => undefined)),
  'throws on load': running(() => "throw new Error('thrown on load');"),
  'throws on render': running(({ globalName }) =>
    container(globalName, "() => { throw new Error('thrown on render'); }"),
  ),
};

/**
 * Breaks one remote for this page.
 * @returns its version, and what mends it
 */
export async function breakRemote(
  page: Page,
  name: string,
  fault: Break,
): Promise<{ version: string; mend: () => Promise<void> }> {
  await page.goto('/no/such/page');
  const { registry } = await pageDataOf(page);
  const remote = registry.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not live`);
  await fault(page, remote);
  return {
    version: remote.version,
    mend: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
