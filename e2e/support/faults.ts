import type { Page, Route } from '@playwright/test';

/** Fulfills a request with a fault. */
type FaultHandler = (route: Route) => Promise<void>;

/** Faults of a response. */
export const NETWORK_FAULTS = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'responds with 401': (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"status":401}' }),
  'responds with 404': (route) => route.fulfill({ status: 404, body: 'Nothing here' }),
  'responds with 500': (route) => route.fulfill({ status: 500, body: 'down' }),
  'responds with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'has a changed byte': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: Buffer.concat([body, Buffer.from(' ')]) });
  },
  hangs: () => new Promise<void>(() => undefined),
} satisfies Record<string, FaultHandler>;

export type NetworkFault = keyof typeof NETWORK_FAULTS;

/** Injects a fault for a path until `restore` is called. */
export async function breakAddress(page: Page, path: string, fault: NetworkFault) {
  const url = `**${path}`;
  await page.route(url, NETWORK_FAULTS[fault]);
  return { restore: () => page.unroute(url) };
}

/** Removes a shared module from the share scope until `restore` is called. */
export async function breakSharedScope(page: Page) {
  const setProvided = (isProvided: boolean) =>
    page.evaluate((provide) => {
      const { __FEDERATION__, removed } = globalThis as never as {
        __FEDERATION__: { __SHARE__: { shell: { default: Record<string, unknown> } } };
        removed?: unknown;
      };
      const scope = __FEDERATION__.__SHARE__.shell.default;
      if (provide) scope['@portico/sdk'] = removed;
      else {
        Object.assign(globalThis, { removed: scope['@portico/sdk'] });
        delete scope['@portico/sdk'];
      }
    }, isProvided);
  await setProvided(false);
  return { restore: () => setProvided(true) };
}
