import { readQuery, writeQuery } from './list-query.ts';

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
});
