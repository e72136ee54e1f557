import type { PageRoute } from './remote.ts';
import { callsOf, routeDataProblems } from './route-data-problems.ts';
import { pageRouteSchema } from './route-schema.ts';

const route = (path: string, more: Partial<PageRoute> = {}): PageRoute => ({
  ...{ path, page: 'page', title: 'Title', description: 'Text' },
  ...more,
});
const params = { id: { pattern: '[a-z]{1,9}' } };
const list = route('/list');
const problemsOf = (more: Partial<PageRoute>, path = '/list/:id') => {
  const own = route(path, { params, ...more });
  return routeDataProblems(own, [list, own]);
};

describe('what a route declares of its data', () => {
  it('is accepted where its params, calls and paths exist', () => {
    const whole: Partial<PageRoute> = {
      data: {
        get: { one: '/api/one/:id?page=:page', more: { path: '/api/more', only: 'scripts' } },
        query: { page: { pattern: '[0-9]{1,3}', default: '1' } },
        needs: 'one',
        view: { fields: { name: 'one.name', price: { money: 'one.price', currency: 'EUR' } } },
        canonical: { id: 'id' },
      },
      structured: { type: 'ItemPage', crumbs: [{ name: 'List', path: '/list' }] },
      sitemap: '/api/ids',
      redirectQuery: { id: '/list/:id' },
    };
    expect(problemsOf(whole)).toEqual([]);
    expect(
      pageRouteSchema.safeParse(route('/list/:id', { params, ...whole })).error,
    ).toBeUndefined();
    expect(callsOf(route('/list/:id', whole))).toEqual([
      '/api/one/:id?page=:page',
      '/api/more',
      '/api/ids',
    ]);
  });

  it.each<[Partial<PageRoute>, string]>([
    [{ data: { get: { one: '/api/one/:name' } } }, 'data.get.one names :name'],
    [
      {
        data: { get: { one: '/api/one' }, query: { id: { pattern: '[a-z]', default: 'a' } } },
      },
      'data.query.id has the name of a param',
    ],
    [{ data: { get: { one: '/api/one' }, needs: 'two.items' } }, 'data.needs must begin'],
    [{ data: { get: { one: '/api/one' }, canonical: { name: 'a' } } }, 'data.canonical.name is no'],
    [{ sitemap: '/api/ids/:id' }, 'sitemap is a call without params'],
    [{ structured: { crumbs: [{ name: 'X', path: '/x' }] } }, 'which is the path of no route'],
    [{ structured: { search: 'q' } }, 'structured.search needs a path without params'],
    [{ redirectQuery: { user: '/list/:id' } }, 'redirectQuery.user must be the path'],
  ])('is refused with a sentence: %j', (more, message) => {
    expect(problemsOf(more)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[string, object]>([
    ['a call outside of the API', { get: { one: '/list' } }],
    ['an address of another site', { get: { one: 'https://other.example/api/x' } }],
    ['several calls without a view', { get: { one: '/api/one', two: '/api/two' } }],
    ['no call', { get: {} }],
    ['an unknown format', { get: { one: '/api/one' }, view: { roman: 'one' } }],
    ['code', { get: { one: '/api/one' }, view: 'one.map(x)' }],
    ['an answer beyond the limit', { get: { one: { path: '/api/one', maxBytes: 10 ** 6 } } }],
  ])('is no declaration: %s', (_, data) => {
    expect(pageRouteSchema.safeParse({ ...list, data }).success).toBe(false);
  });
});
