import { shellRelease, smallRelease } from '../../../../test/registry/fixtures.ts';
import { sdkRefusals } from '@portico/sdk/platform';

const page = { scripts: ['home.js'], styles: [] };

/** The rules that refuse a remote for shells of sdk 2.1.0 and 2.2.0. */
const refusedFor = (sdk: string, data: string) =>
  ['2.1.0', '2.2.0'].map((provided) => {
    const pages = { home: { ...page, borrows: [data] } };
    const { manifest } = smallRelease('mfe-tools', '1.0.0', { sdk, pages });
    const shell = shellRelease('1.0.0', { sdk: provided }).manifest;
    return sdkRefusals(manifest, shell, 'remote').map(({ rule }) => rule);
  });

test('a release from before the packages fits shells before and after', () => {
  expect(refusedFor('^2.1.0', 'shared/sdk/data')).toEqual([[], []]);
});

test('a remote with the share keys of the packages is refused for a shell that lacks them', () => {
  expect(refusedFor('^2.2.0', '@portico/sdk/data')).toEqual([['sdk-range'], []]);
});
