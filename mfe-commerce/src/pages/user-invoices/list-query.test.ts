import { readQuery, sorted, writeQuery } from './list-query.ts';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the state of the invoice list', () => {
  test('[spec1 §4] begins with the newest, all of them', () => {
    expect(read('')).toEqual({
      page: 1,
      sortBy: 'createdAt',
      sortDirection: 'desc',
      filter: 'all',
    });
    expect(read('page=-1&sortBy=user&filter=x&sortDirection=up')).toEqual(read(''));
  });

  test('lives in the address', () => {
    const query = read('page=3&sortBy=amount&sortDirection=asc&filter=pending&q=duo');
    expect(read(new URLSearchParams(writeQuery(query)).toString())).toEqual(query);
    expect(writeQuery(read(''))).toEqual({});
  });

  test('[spec1 §4] the active field turns round, a new one begins descending', () => {
    const first = sorted(read('page=2'), 'createdAt');
    expect(first).toMatchObject({ sortBy: 'createdAt', sortDirection: 'asc', page: 1 });
    expect(sorted(first, 'createdAt').sortDirection).toBe('desc');
    expect(sorted(first, 'amount')).toMatchObject({ sortBy: 'amount', sortDirection: 'desc' });
  });
});
