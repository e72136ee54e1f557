import { describePage } from './describe-page.ts';
import type { Brand } from './page-data.ts';
import type { PageRoute } from './remote.ts';

const brand = {
  name: 'Juno',
  icon: 'https://cdn.example/icon.png',
  previewImage: 'https://cdn.example/preview.png',
} as Brand;

const page = (pathname: string) => ({ brand, origin: 'https://juno.example', pathname });

const feature: PageRoute = {
  path: '/features/:name',
  page: 'feature',
  title: '{name}',
  description: '{name} by {product}.',
  params: { name: { oneOf: { automod: 'Auto Moderation' } } },
};

describe('describePage', () => {
  it('[spec0 §1.10] builds the title from product, dash and page title', () => {
    const route = { path: '/status', page: 'status', title: 'Status', description: 'Live.' };
    expect(describePage({ route, params: {} }, page('/status'))).toEqual({
      title: 'Juno - Status',
      description: 'Live.',
      canonical: 'https://juno.example/status',
      image: 'https://cdn.example/preview.png',
      icon: 'https://cdn.example/icon.png',
      noindex: false,
    });
  });

  it('[spec0 §2.1] puts a capitalized category into the title', () => {
    const route: PageRoute = {
      path: '/commands/:category',
      page: 'commands',
      title: '{category|capitalize} Commands',
      description: 'Commands',
    };
    const head = describePage({ route, params: { category: 'moderation' } }, page('/'));
    expect(head.title).toBe('Juno - Moderation Commands');
  });

  it('fills in the label of an enumerated value and the product name', () => {
    const head = describePage({ route: feature, params: { name: 'automod' } }, page('/'));
    expect(head.title).toBe('Juno - Auto Moderation');
    expect(head.description).toBe('Auto Moderation by Juno.');
  });

  it('[spec0 §2.78] describes an unknown route as 404 Not Found with noindex', () => {
    const head = describePage(undefined, page('/nope'));
    expect(head.title).toBe('Juno - 404 Not Found');
    expect(head.description).toBe("The page you're looking for doesn't exist or has been moved.");
    expect(head.noindex).toBe(true);
  });

  it('[spec0 §1.12] gives each kind of page its own preview image, where the brand has several', () => {
    const several = { ...brand, previewImage: 'https://cdn.example/preview{kind}.png' };
    const image = (route: PageRoute, of: Brand) =>
      describePage({ route, params: {} }, { ...page('/'), brand: of }).image;
    const ofKind = { ...feature, preview: 'features' };
    expect(image(ofKind, several)).toBe('https://cdn.example/preview-features.png');
    expect(image(feature, several)).toBe('https://cdn.example/preview.png');
    expect(image(ofKind, brand)).toBe('https://cdn.example/preview.png');
  });

  it('[spec0 §1.11] builds the canonical address from the path, without a trailing slash', () => {
    expect(describePage(undefined, page('/status/')).canonical).toBe('https://juno.example/status');
    const found = { route: feature, params: { name: 'automod' } };
    const canonical = 'https://juno.example/features/automod';
    for (const path of ['/features/automod/', '/features/%61utomod']) {
      expect(describePage(found, page(path)).canonical).toBe(canonical);
    }
    expect(describePage(undefined, page('/')).canonical).toBe('https://juno.example/');
  });

  it('does not fill placeholders within a value', () => {
    const route: PageRoute = {
      ...feature,
      params: { name: { pattern: '[^/]{1,200}' } },
      title: 'A {name}',
    };
    const head = describePage({ route, params: { name: '{other}' } }, page('/'));
    expect(head.title).toBe('Juno - A {other}');
  });
});
