import type { Brand, PageHead } from '@portico/sdk/platform';
import type { FirstScreen } from '../../core/first-screens/first-screens.ts';

type Thing = Record<string, unknown>;

/** schema.org types of pages with a more specific type than `WebPage`. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  '/contact': 'ContactPage',
  '/team': 'AboutPage',
  '/commands': 'CollectionPage',
  '/templates': 'CollectionPage',
};

/**
 * Describes a page to search engines (schema.org, as JSON-LD): the landing page describes the site and
 * the bot; every other page describes itself and its breadcrumbs.
 * @param pathname without a trailing slash
 * @param more of the page's data
 * @returns undefined for pages that must not be listed
 */
export function structuredData(
  head: PageHead,
  site: { brand: Brand; origin: string },
  pathname: string,
  more?: FirstScreen['structured'],
): Thing | undefined {
  if (head.noindex) return undefined;
  const { brand, origin } = site;
  const graph = pathname === '/' ? landing(head, brand, origin) : page(head, site, pathname, more);
  return { '@context': 'https://schema.org', '@graph': graph };
}

const siteId = (origin: string) => `${origin}/#site`;
const publisherId = (origin: string) => `${origin}/#publisher`;

function landing({ description }: PageHead, brand: Brand, origin: string): Thing[] {
  const image = (address: string) => new URL(address, origin).href;
  return [
    {
      '@type': 'WebSite',
      '@id': siteId(origin),
      name: brand.name,
      url: `${origin}/`,
      description,
      inLanguage: 'en',
      publisher: { '@id': publisherId(origin) },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/commands?q={search}` },
        'query-input': 'required name=search',
      },
    },
    {
      '@type': 'Organization',
      '@id': publisherId(origin),
      name: brand.name,
      url: `${origin}/`,
      logo: image(brand.icon),
      ...(brand.supportUrl && { sameAs: [brand.supportUrl] }),
      ...(brand.contactEmail && {
        email: brand.contactEmail,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: brand.contactEmail,
          url: `${origin}/contact`,
          availableLanguage: ['English', 'German'],
        },
      }),
    },
    {
      '@type': 'SoftwareApplication',
      name: brand.name,
      ...(brand.tagline && { description: brand.tagline }),
      url: `${origin}/`,
      image: image(brand.icon),
      applicationCategory: 'CommunicationApplication',
      operatingSystem: 'Discord',
      ...(brand.inviteUrl && { installUrl: brand.inviteUrl }),
      publisher: { '@id': publisherId(origin) },
    },
  ];
}

function page(
  { title, description, canonical, image }: PageHead,
  { brand, origin }: { brand: Brand; origin: string },
  pathname: string,
  more: FirstScreen['structured'],
): Thing[] {
  const name = title.slice(`${brand.name} - `.length);
  const parent = { name: 'Commands', path: '/commands' };
  const crumbs = more?.crumbs ?? (pathname.startsWith('/commands/') ? [parent] : []);
  const entry = (position: number, label: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item,
  });
  return [
    {
      '@type': more?.type ?? PAGE_TYPES[pathname] ?? 'WebPage',
      '@id': canonical,
      url: canonical,
      name: title,
      description,
      inLanguage: 'en',
      isPartOf: { '@id': siteId(origin) },
      ...(image && { primaryImageOfPage: new URL(image, origin).href }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        entry(1, brand.name, `${origin}/`),
        ...crumbs.map((crumb, index) => entry(index + 2, crumb.name, origin + crumb.path)),
        entry(crumbs.length + 2, name, canonical),
      ],
    },
  ];
}
