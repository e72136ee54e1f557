import type { PageRoute, RegistrySnapshot } from '@portico/sdk/platform';
import { sitemap } from './sitemap.ts';

const route = (path: string, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  page: 'page',
  title: 'Title',
  description: 'Text',
  ...more,
});

describe('sitemap', () => {
  it('contains public pages with all listed values of their params, and nothing else', () => {
    const routes = [
      route('/'),
      route('/features/:name', { params: { name: { oneOf: { bump: 'Bump', 'a&b': 'Both' } } } }),
      route('/commands/:category', { params: { category: { pattern: '[^/]{1,200}' } } }),
      route('/invite', { noindex: true }),
      route('/user/overview', { requires: 'session' }),
      route('/epicgames/*'),
    ];
    const snapshot = { remotes: [{ routes }] } as unknown as RegistrySnapshot;
    const locations = Array.from(
      sitemap(snapshot, 'https://juno.example').matchAll(/<loc>(.*?)<\/loc>/g),
      ([, location]) => location,
    );
    expect(locations).toEqual([
      'https://juno.example/',
      'https://juno.example/features/a%26b',
      'https://juno.example/features/bump',
    ]);
  });
});
