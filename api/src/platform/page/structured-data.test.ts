import type { PageHead } from '@portico/sdk/platform';
import { testBrand } from '../../../test/page/fixtures.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://juno.example';
const site = { brand: { ...testBrand, icon: '/cdn/icon.png' }, origin };
const head = (title: string, path: string, noindex = false): PageHead => ({
  title: `${testBrand.name} - ${title}`,
  description: 'What it is.',
  canonical: origin + path,
  image: '/cdn/preview.png',
  icon: '/cdn/icon.png',
  noindex,
});
const graphOf = (title: string, path: string) =>
  structuredData(head(title, path), site, path)?.['@graph'] as Record<string, unknown>[];

describe('structuredData', () => {
  it('describes site, publisher and bot on the landing page', () => {
    const graph = graphOf('Discord Bot', '/');
    expect(graph.map((thing) => thing['@type'])).toEqual([
      'WebSite',
      'Organization',
      'SoftwareApplication',
    ]);
    expect(graph[1]).toMatchObject({ logo: `${origin}/cdn/icon.png` });
  });

  it('describes the type and the breadcrumbs of a page', () => {
    expect(graphOf('Contact', '/contact')[0]).toMatchObject({
      '@type': 'ContactPage',
      name: `${testBrand.name} - Contact`,
      primaryImageOfPage: `${origin}/cdn/preview.png`,
    });
    const [, crumbs] = graphOf('Voice Commands', '/commands/voice');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, name: 'Commands', item: `${origin}/commands` },
      { position: 3, name: 'Voice Commands', item: `${origin}/commands/voice` },
    ]);
  });

  it('is undefined for a page that must not be listed', () => {
    expect(
      structuredData(head('Avatar History', '/avatars', true), site, '/avatars'),
    ).toBeUndefined();
  });
});
