import { editedApps, appsToRebuild } from './apps.ts';

const ALL = editedApps([]);

describe('editedApps', () => {
  it('returns all apps without a name', () => {
    expect(ALL).toEqual([
      'shell',
      'mfe-public',
      'mfe-tools',
      'mfe-commerce',
      'mfe-staff',
      'api',
      'sandbox',
    ]);
  });

  it('returns the named apps in the order of their first build', () => {
    expect(editedApps(['api', 'mfe-tools'])).toEqual(['mfe-tools', 'api']);
  });
});

describe('appsToRebuild', () => {
  it.each<[string, string[], string[]]>([
    ['mfe-tools/src/pages/embed/page.tsx', ALL, ['mfe-tools']],
    ['mfe-tools/src/pages/embed/page.tsx', ['mfe-commerce'], []],
    ['mfe-tools/src/pages/embed/page.test.tsx', ALL, []],
    ['shared/ui/components/button.tsx', ['mfe-commerce'], ['shared', 'mfe-commerce']],
    ['shared/ui/components/button.tsx', ['api'], []],
    [
      'shared/sdk/rules/money.ts',
      ['mfe-commerce', 'api', 'sandbox'],
      ['shared', 'mfe-commerce', 'api'],
    ],
    ['shared/sdk/contracts/call.ts', ['api', 'sandbox'], ['shared', 'api', 'sandbox']],
    ['shared/site/read/compile-site.ts', ['api', 'sandbox'], ['shared', 'api']],
    ['api/src/main.ts', ALL, ['api']],
    ['api/test/bot/status.test.ts', ALL, []],
    ['docs/ingest.md', ALL, []],
  ])('names the apps that a change affects: %s, with %j edited: %j', (file, edited, expected) => {
    expect(appsToRebuild(file, edited)).toEqual(expected);
  });
});
