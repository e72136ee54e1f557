import { ReleaseRefused } from '../../src/platform/registry/errors.ts';
import { requireListedUses } from '../../src/platform/registry/used-by-files.ts';
import { verifyRelease } from '../../src/platform/registry/verify-release.ts';
import { startApi } from '../support/api.ts';
import { remoteRelease } from './fixtures.ts';

/** A script that takes many seconds to read. */
const large = () =>
  verifyRelease(
    remoteRelease('1.0.0', {}, { 'page.js': `x={operation:1};${'f(a,b);'.repeat(2_000_000)}` }),
  );

/** @returns the sentences of the refusal */
const refusal = (settled: Promise<void>) =>
  settled.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ReleaseRefused ? error.issues : error),
  );

it('requests are answered while a large script is read, and a time limit rejects it', async () => {
  const api = await startApi();
  const release = await large();
  const order: string[] = [];
  const reading = refusal(requireListedUses(release, { ms: 2_000, memoryMb: 1024 })).then(
    (issues) => {
      order.push('refused');
      return issues;
    },
  );
  for (let call = 0; call < 3; call += 1) {
    expect((await api.call('/api/health/live')).status).toBe(200);
    order.push('answered');
  }
  expect(await reading).toEqual([
    expect.stringMatching(/^the scripts cannot be read: timed out after 2 s; split/),
  ]);
  expect(order).toEqual(['answered', 'answered', 'answered', 'refused']);
});

it('a script that needs more memory than the limit is rejected, and the process continues', async () => {
  const issues = await refusal(requireListedUses(await large(), { ms: 60_000, memoryMb: 64 }));
  expect(issues).toEqual([expect.stringMatching(/^the scripts cannot be read: .*memory limit/)]);
  const small = await verifyRelease(remoteRelease('1.0.0', {}, { 'page.js': 'x={operation:1}' }));
  expect(await refusal(requireListedUses(small))).toBe('accepted');
});
