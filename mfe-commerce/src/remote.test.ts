import remote from './remote.ts';

test('declares the pages that checkout and messages of the API link to, with the params that these give', () => {
  const linked = remote.routes.filter(({ linkedAs }) => linkedAs !== undefined);
  expect(linked.map(({ linkedAs, path }) => [linkedAs, path.match(/:\w+/g) ?? []])).toEqual([
    ['store', []],
    ['invoice', [':invoiceId']],
    ['withdraw', []],
    ['licensed-servers', []],
  ]);
});
