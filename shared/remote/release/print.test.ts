import { printStarted } from './canary.ts';
import { printChange, printPublished } from './print.ts';

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
