import { editedParts, partsToRebuild } from './parts.mjs';

const ALL = editedParts([]);

describe('editedParts', () => {
  it('is everything without a name', () => {
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

  it('refuses a part that is not there, and says which there are', () => {
    expect(() => editedParts(['mfe-shop'])).toThrow(/no part mfe-shop; there are .*mfe-commerce/);
    expect(() => editedParts(['shared'])).toThrow(/no part shared/);
  });
});

describe('partsToRebuild', () => {
  it.each<[string, string[], string[]]>([
    ['mfe-tools/src/pages/embed/page.tsx', ALL, ['mfe-tools']],
    ['mfe-tools/src/pages/embed/page.tsx', ['mfe-commerce'], []],
    ['mfe-tools/src/pages/embed/page.test.tsx', ALL, []],
    ['shared/ui/button.tsx', ['mfe-commerce'], ['shared', 'mfe-commerce']],
    ['shared/ui/button.tsx', ['api'], []],
    [
      'shared/rules/money.ts',
      ['mfe-commerce', 'api', 'sandbox'],
      ['shared', 'mfe-commerce', 'api'],
    ],
    ['shared/contracts/call.ts', ['api', 'sandbox'], ['shared', 'api', 'sandbox']],
    ['api/src/main.ts', ALL, ['api']],
    ['api/test/status.test.ts', ALL, []],
    ['docs/ingest.md', ALL, []],
  ])('%s while %j is worked on: %j', (file, edited, expected) => {
    expect(partsToRebuild(file, edited)).toEqual(expected);
  });
});
