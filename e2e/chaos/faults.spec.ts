import { NETWORK_FAULTS } from '../support/faults.ts';
import type { NetworkFault } from '../support/faults.ts';
import {
  breakEntry,
  breakFurtherChunk,
  breakPages,
  breakRegistry,
  site,
  test,
} from '../support/faulty-site.ts';

/* Every network fault at every layer of a remote; `e2e/tests/faults.spec.ts` has two of them. */
const ALL = Object.keys(NETWORK_FAULTS) as NetworkFault[];

for (const failure of ALL) {
  test(`a remote whose entry ${failure} fails alone and recovers with Retry`, ({ page }) =>
    breakEntry(page, () => site.faulty, failure));
}

for (const layer of ['chunk', 'style'] as const) {
  test(`a remote with a failing ${layer} fails alone and recovers with Retry: ${ALL.join(', ')}`, ({
    page,
  }) =>
    breakPages(
      page,
      site.faulty,
      ALL.map((failure) => [layer, failure] as const),
    ));
}

test(`a remote recovers despite a failing registry: ${ALL.join(', ')}`, ({ page }) =>
  breakRegistry(page, ALL));

test.describe('a remote whose files come from another origin', () => {
  const AWAY = ['responds with 404', 'has a changed byte', 'cannot be reached'] as const;

  for (const failure of AWAY) {
    test(`whose entry ${failure} recovers with Retry`, ({ page }) =>
      breakEntry(page, () => site.crossOrigin, failure));
  }

  test(`whose chunks and styles fail recovers with Retry: ${AWAY.join(', ')}`, async ({ page }) => {
    const rows = AWAY.flatMap((failure) => [
      ['chunk', failure] as const,
      ['style', failure] as const,
    ]);
    await breakPages(page, site.crossOrigin, rows);
    await breakFurtherChunk(page, site.crossOrigin, '.css');
  });
});
