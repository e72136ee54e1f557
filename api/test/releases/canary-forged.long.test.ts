import { APP, CanarySite, MINUTE, NEW, OLD } from './canary-visitors.ts';

let site: CanarySite;
beforeEach(async () => {
  site = await CanarySite.open();
});
afterEach(() => site.stop());

describe('forged beacons', () => {
  const load = { kind: 'load' as const, remote: APP, version: NEW, page: 'home', ms: 1 };
  const render = { kind: 'render' as const, remote: APP, version: NEW, page: 'home' };
  const figures = async () => {
    await site.visitors.judge();
    const { old, new: now } = (await site.visitors.read()).running!;
    return [old, now].map(({ documents, visits, failing }) => [documents, visits, failing]);
  };

  test('count nothing without a document, and once with one', async () => {
    const { body } = await site.start();
    const made = Array.from({ length: 60 }, (_, count) =>
      `${body.id}.new.${count}`.padEnd(40, 'x'),
    );
    for (const token of [...made, `${body.id}.new`, '999.new', 'x']) {
      await site.visitors.report([token], [load, render], { isFirst: true, isFailing: true });
    }
    expect(await figures()).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    let document = await site.visitors.open('/', 0);
    for (let bucket = 1; document.version !== NEW; bucket += 1) {
      document = await site.visitors.open('/', bucket);
    }
    const { canaries } = document;
    for (let count = 0; count < 60; count += 1) {
      await site.visitors.report(canaries, [load, render], { isFirst: true, isFailing: true });
      await site.visitors.report(canaries, [load], { isFirst: true, isFailing: true });
    }
    expect((await figures())[1]).toEqual([1, 1, 1]);
    await site.visitors.judge(60 * MINUTE);
    expect(await site.live()).toBe(OLD);
  });

  test('do not outweigh a bad version with documents that are opened for this purpose', async () => {
    await site.start({ steps: [20] });
    const isBad = (version: string, path: string) => version === NEW && path === '/status';
    // Visitors, and twice as many documents of the new version with forged good reports.
    for (let count = 0; count < 600 && (await site.visitors.read()).running; count += 10) {
      await site.visitors.browse(10, isBad);
      for (let forged = 0; forged < 20; forged += 1) {
        const bucket = (count * 31 + forged * 7) % 1000;
        const { canaries, version } = await site.visitors.open('/', bucket);
        if (version === NEW) await site.visitors.report(canaries, [load], { isFirst: true });
      }
    }
    expect((await site.visitors.read()).ended).toMatchObject([{ state: 'stopped' }]);
    expect(await site.live()).toBe(OLD);
  });
});
