import { request } from './request.ts';

const user = { operation: 'getUser', method: 'GET', path: '/api/user/:id/items' } as const;

describe('request', () => {
  it('fills in params and omits missing values', () => {
    expect(
      request(user, {
        params: { id: 'a/b' },
        query: { page: 2, q: undefined, tz: 'Europe/Berlin' },
      }),
    ).toEqual({ method: 'GET', url: '/api/user/a%2Fb/items?page=2&tz=Europe%2FBerlin' });
  });

  it('reports a missing param', () => {
    expect(() => request(user)).toThrow('getUser: param "id" is missing');
  });

  it('passes the body on', () => {
    const call = { operation: 'buy', method: 'POST', path: '/api/buy' } as const;
    expect(request(call, { body: { a: 1 } })).toEqual({
      method: 'POST',
      url: '/api/buy',
      body: { a: 1 },
    });
  });
});
