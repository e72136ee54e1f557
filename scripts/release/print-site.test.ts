import { printSiteChange } from './print-site.ts';

const CHANGED = { from: null, to: '3f9a1c0be4d75a26', changed: true, money: [] };

test('a promote or rollback of the site pack says what visitors get after it', () => {
  const said = (['release', 'folder', 'none'] as const).flatMap((source) => [
    printSiteChange(CHANGED, source, false),
    printSiteChange({ ...CHANGED, changed: false }, source, false),
    printSiteChange(CHANGED, source, true),
  ]);
  const folder = 'The folder SITE_DIR of the installation is served instead, as it was last valid.';
  const none = 'Pages say that there is no site pack yet.';
  const dry = 'site 3f9a1c0be4d75a26 is valid. Nothing was changed (--dry-run).';
  expect(said).toEqual([
    'site: nothing → 3f9a1c0be4d75a26. Live for new page loads.',
    'site 3f9a1c0be4d75a26 is already live. Nothing was changed.',
    dry,
    `site: nothing → 3f9a1c0be4d75a26. ${folder}`,
    `site 3f9a1c0be4d75a26 is already live. Nothing was changed. ${folder}`,
    dry,
    `site: nothing → 3f9a1c0be4d75a26. ${none}`,
    `site 3f9a1c0be4d75a26 is already live. Nothing was changed. ${none}`,
    dry,
  ]);
});
