import { DeclaredLinks } from '../../src/platform/registry/live/declared-links.ts';
import { LiveRegistry } from '../../src/platform/registry/live/live-registry.service.ts';
import { PageLinks } from '../../src/core/pages/page-links.ts';
import { shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Operator } from '../remotes/operator.ts';
import { startMessages } from '../messages/steps.ts';

/** mfe-commerce with other paths than today's. */
const renamed = (version: string, base: string) => {
  const page = { page: 'home', title: 'T', description: 'D' };
  const params = { invoiceId: { pattern: '[A-Z0-9-]{1,64}' } };
  return smallRelease('mfe-commerce', version, {
    routes: [
      { ...page, path: `${base}/:invoiceId`, params, linkedAs: 'invoice' },
      { ...page, path: `${base}s`, linkedAs: 'store' },
    ],
  });
};

describe('links of checkout and messages', () => {
  let { shop, mail, send, reset } = {} as Awaited<ReturnType<typeof startMessages>>;
  beforeAll(async () => {
    ({ shop, mail, send, reset } = await startMessages());
    const { app } = shop.api;
    // Links are found in what is live, as outside of tests.
    new DeclaredLinks(app.get(PageLinks), app.get(LiveRegistry));
    await goLive(shop.api, shellRelease());
  });
  beforeEach(() => reset());

  const origin = 'http://localhost:3000';
  /** Where the payment page leads back to, and the links of the emails about a payment and its failure. */
  const links = async (): Promise<{ id: string; found: (string | undefined)[] }> => {
    const { session, invoiceId: id } = await shop.order();
    const page = (await shop.stripe.sessions()).find((one) => one.id === session);
    await shop.stripe.act(session, 'pay');
    await shop.becomes(id, 'completed');
    const failing = await shop.order('Multi', 5);
    await shop.stripe.act(failing.session, 'pay-later');
    await shop.stripe.act(failing.session, 'fail');
    await shop.becomes(failing.invoiceId, 'failed');
    await send();
    const actionOf = (subject: RegExp, texts: { subject: string; html: string }[]) =>
      /href="([^"]+)"[^>]*>(?:Choose Servers|Go to the Store)/.exec(
        texts.find((one) => subject.test(one.subject))?.html ?? '',
      )?.[1];
    const mails = await mail.mails();
    const found = [
      page?.success_url ?? undefined,
      actionOf(/receipt/, mails),
      actionOf(/failed/, mails),
    ];
    return { id, found };
  };
  const at = (base: string, id: string) => [
    `${origin}${base}/${id}?checkout=success`,
    ...[`${origin}${base}/${id}`, `${origin}${base}s`],
  ];

  it('follow the live remote, which may name its pages as it likes', async () => {
    await goLive(shop.api, renamed('1.0.0', '/receipt'));
    const before = await links();
    expect(before.found).toEqual(at('/receipt', before.id));
    await reset();
    await goLive(shop.api, renamed('1.1.0', '/bill'));
    const after = await links();
    expect(after.found).toEqual(at('/bill', after.id));
  });

  it.each([
    ['is switched off', 'remotes off mfe-commerce --why a_test'],
    ['is the team’s alone', 'remotes restrict mfe-commerce team'],
  ])('stay where the remote %s: the page says so, or the buyer is of the team', async (_, line) => {
    const operator = await Operator.of(shop.api);
    await operator.run(line);
    const { id, found } = await links();
    expect(found).toEqual(at('/bill', id));
  });
});
