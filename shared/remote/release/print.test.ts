import { printStarted } from './canary.ts';
import { printApps, printChange, printPublished } from './print.ts';

const release = { name: 'mfe-public', smoke: null };
const published = { ...release, version: '1.1.0', added: true, files: 4, bytes: 2027 };
const change = { ...release, from: '1.0.0', to: '1.1.0', changed: true };
const warnings = ['/status is gone.', '/team is gone.'];

const started = {
  ...release,
  id: null,
  version: '1.1.0',
  baseline: '1.0.0',
  steps: [10],
  minutes: 10,
};

test('Publish, promote and canary print each warning of the site on a line.', () => {
  for (const text of [
    printPublished({ ...published, warnings }, '1 s', 'promote'),
    printChange({ ...change, warnings }, false, '1 s'),
    printChange({ ...change, warnings }, true, '1 s'),
    printStarted({ ...started, warnings }),
    printStarted({ ...started, id: 7, warnings }),
  ])
    expect(text).toMatch(/\nWarning: \/status is gone\.\nWarning: \/team is gone\.$/);
});

test('A site without warnings, or of an older version, prints none.', () => {
  expect(printPublished(published, '1 s', 'promote')).not.toContain('Warning');
  expect(printStarted(started)).not.toContain('Warning');
  expect(printChange({ ...change, warnings: [] }, false, '1 s')).not.toContain('Warning');
});

test('Publish, promote, list and its history say "not run" of a version without a smoke run.', () => {
  const by = { id: 'boot', label: null };
  const versions = [{ version: '1.1.0', state: 'live', published_at: 0, published_by: by }];
  const promoted = { at: 0, kind: 'promote', by, from: null, to: '1.1.0', why: 'New words' };
  const app = { name: 'mfe-public', live: '1.1.0', rollback_to: null, restricted: false };
  const list = printApps([{ ...app, versions, changes: [promoted] }], 5).split('\n');
  expect(list[2]).toContain('→ 1.1.0 (smoke run: not run)');
  for (const text of [
    printPublished(published, '1 s', 'promote'),
    printChange(change, false, '1 s'),
    printChange(change, true, '1 s'),
    list[1],
  ])
    expect(text).toContain('smoke run: not run');
});
