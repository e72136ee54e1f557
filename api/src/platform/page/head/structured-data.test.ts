import type { PageHead, PageRoute, StructuredData } from '@portico/sdk/platform';
import { testBrand } from '../../../../test/page/fixtures.ts';
import { languageNames } from '../../../core/site/support-facts.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://juno.example';
const route = (path: string, structured?: StructuredData): PageRoute => ({
  path,
  page: 'page',
  title: 'Title',
  description: 'Text',
  ...(structured && { structured }),
});
const contact = route('/reach-us', { type: 'ContactPage' });
const brand = { ...testBrand, icon: '/cdn/icon.png', contactEmail: 'help@juno.example' };
const site = { brand, origin, routes: [route('/list', { search: 'find' }), contact] };
const head = (title: string, path: string, noindex = false): PageHead => ({
  title: `${testBrand.name} - ${title}`,
  description: 'What it is.',
  canonical: origin + path,
  image: '/cdn/preview.png',
  icon: '/cdn/icon.png',
  noindex,
});
const graphOf = (title: string, path: string, declared: PageRoute, params = {}, view?: unknown) =>
  structuredData({ head: head(title, path), match: { route: declared, params }, view }, site)?.[
    '@graph'
  ] as Record<string, unknown>[];

describe('structuredData', () => {
  it('describes site, publisher and bot on the landing page, with the declared search and contact page', () => {
    const graph = graphOf('Discord Bot', '/', route('/'));
    expect(graph.map((thing) => thing['@type'])).toEqual([
      'WebSite',
      'Organization',
      'SoftwareApplication',
    ]);
    expect(graph[0]).toMatchObject({
      potentialAction: { target: { urlTemplate: `${origin}/list?find={search}` } },
    });
    expect(graph[1]).toMatchObject({
      logo: `${origin}/cdn/icon.png`,
      contactPoint: { url: `${origin}/reach-us`, availableLanguage: ['English', 'German'] },
    });
  });

  it.each([
    [[], undefined],
    [['de'], ['German']],
    [
      ['en', 'de'],
      ['English', 'German'],
    ],
    [
      ['en', 'de', 'fr'],
      ['English', 'German', 'French'],
    ],
    [
      ['en', 'de', 'fr', 'nl'],
      ['English', 'German', 'French', 'Dutch'],
    ],
  ])('names each language of support: %j', (codes, names) => {
    const supported = { ...brand, supportLanguages: languageNames(codes) };
    const graph = structuredData(
      { head: head('Discord Bot', '/'), match: { route: route('/'), params: {} } },
      { ...site, brand: supported },
    )?.['@graph'] as Record<string, { availableLanguage?: string[] }>[];
    expect(graph[1]?.contactPoint?.availableLanguage).toEqual(names);
  });

  it('names no search and no contact page on a site that declares none', () => {
    const found = { route: route('/'), params: {} };
    const graph = structuredData(
      { head: head('Discord Bot', '/'), match: found },
      { ...site, routes: [] },
    )?.['@graph'] as Record<string, unknown>[];
    expect(graph[0]).not.toHaveProperty('potentialAction');
    expect(graph[1]?.contactPoint).not.toHaveProperty('url');
  });

  it('describes the declared type and breadcrumbs of a page', () => {
    expect(graphOf('Contact', '/reach-us', contact)[0]).toMatchObject({
      '@type': 'ContactPage',
      name: `${testBrand.name} - Contact`,
      primaryImageOfPage: `${origin}/cdn/preview.png`,
    });
    const declared = route('/list/:category/:name', {
      crumbs: [
        { name: 'List', path: '/list' },
        { name: '{group.label}', path: '/list/:category' },
      ],
    });
    const params = { category: 'a/b', name: 'ban' };
    const view = { group: { label: 'A & B' } };
    const [, crumbs] = graphOf('Ban', '/list/a%2Fb/ban', declared, params, view);
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, name: 'List', item: `${origin}/list` },
      { position: 3, name: 'A & B', item: `${origin}/list/a%2Fb` },
      { position: 4, name: 'Ban', item: `${origin}/list/a%2Fb/ban` },
    ]);
  });

  it('is undefined for a page that must not be listed', () => {
    const match = { route: route('/avatars'), params: {} };
    const page = { head: head('Avatar History', '/avatars', true), match };
    expect(structuredData(page, site)).toBeUndefined();
  });
});
