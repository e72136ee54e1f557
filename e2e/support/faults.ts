import type { Page, Route } from '@playwright/test';

/** Answers a request in a wrong way. */
type Answer = (route: Route) => Promise<void>;

/** Every wrong way of a network to answer (issue 4 §5). */
export const ANSWERS = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'answers 401': (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"status":401}' }),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Nothing here' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'down' }),
  'answers HTML': (route) =>
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
} satisfies Record<string, Answer>;

export type AnswerName = keyof typeof ANSWERS;

/** Breaks an address until `mend` is called. */
export async function breakAddress(page: Page, path: string, answer: AnswerName) {
  const url = `**${path}`;
  await page.route(url, ANSWERS[answer]);
  return { mend: () => page.unroute(url) };
}

/** Takes a shared module away from the remotes that come after, until `mend` is called. */
export async function breakSharedScope(page: Page) {
  const change = (give: boolean) =>
    page.evaluate((back) => {
      const { __FEDERATION__, kept } = globalThis as never as {
        __FEDERATION__: { __SHARE__: { shell: { default: Record<string, unknown> } } };
        kept?: unknown;
      };
      const scope = __FEDERATION__.__SHARE__.shell.default;
      if (back) scope['shared/sdk'] = kept;
      else {
        Object.assign(globalThis, { kept: scope['shared/sdk'] });
        delete scope['shared/sdk'];
      }
    }, give);
  await change(false);
  return { mend: () => change(true) };
}
