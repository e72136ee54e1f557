import { readQuery, sorted, writeQuery } from './list-query.ts';

const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the state of the invoice list', () => {
  test('[spec1 §4.17] defaults to all invoices, newest first', () => {
    expect(read('')).toEqual({
      page: 1,
      sortBy: 'createdAt',
      sortDirection: 'desc',
      filter: 'all',
    });
    expect(read('page=-1&sortBy=user&filter=x&sortDirection=up')).toEqual(read(''));
  });

  test('round-trips through the URL', () => {
    const query = read('page=3&sortBy=amount&sortDirection=asc&filter=pending&q=duo');
    expect(read(new URLSearchParams(writeQuery(query)).toString())).toEqual(query);
    expect(writeQuery(read(''))).toEqual({});
  });

  test('[spec1 §4.17] toggles the direction of the active field and sorts a new field descending', () => {
    const first = sorted(read('page=2'), 'createdAt');
    expect(first).toMatchObject({ sortBy: 'createdAt', sortDirection: 'asc', page: 1 });
    expect(sorted(first, 'createdAt').sortDirection).toBe('desc');
    expect(sorted(first, 'amount')).toMatchObject({ sortBy: 'amount', sortDirection: 'desc' });
  });
});
