import type { Brand, PageHead, PageRoute, RouteMatch } from '@portico/sdk/platform';
import { callAddress } from '@portico/sdk/platform/document/call-address';
import { fillFields } from '@portico/sdk/platform/document/load-document-data';

type Thing = Record<string, unknown>;

/** The page whose description is written. */
interface DescribedPage {
  head: PageHead;
  /** Undefined: the 404 page, or that of a remote which is switched off. */
  match: RouteMatch<PageRoute> | undefined;
  /** The view of its data. */
  view?: unknown;
}

interface Site {
  brand: Brand;
  origin: string;
  /** What the bot is, in some sentences; absent: its tagline. */
  about?: string;
  /** Of the whole site. */
  routes: readonly PageRoute[];
}

/**
 * Describes a page to search engines (schema.org, as JSON-LD), as its route declares it: the landing page describes the
 * site and the bot; every other page describes itself and its breadcrumbs.
 * @returns undefined for pages that must not be listed
 */
export function structuredData(page: DescribedPage, site: Site): Thing | undefined {
  if (page.head.noindex || !page.match) return undefined;
  const isLanding = page.match.route.path === '/';
  const graph = isLanding
    ? landing(page.head, site)
    : described(page.head, page.match, page.view, site);
  return { '@context': 'https://schema.org', '@graph': graph };
}

const siteId = (origin: string) => `${origin}/#site`;
const publisherId = (origin: string) => `${origin}/#publisher`;

function landing({ description }: PageHead, { brand, origin, routes, about }: Site): Thing[] {
  const image = (address: string) => new URL(address, origin).href;
  const searched = routes.find(({ structured }) => structured?.search !== undefined);
  return [
    {
      '@type': 'WebSite',
      '@id': siteId(origin),
      name: brand.name,
      url: `${origin}/`,
      description,
      inLanguage: 'en',
      publisher: { '@id': publisherId(origin) },
      ...(searched && {
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${searched.path}?${searched.structured?.search}={search}`,
          },
          'query-input': 'required name=search',
        },
      }),
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
        contactPoint: contactPoint(brand, origin, routes),
      }),
    },
    {
      '@type': 'SoftwareApplication',
      name: brand.name,
      ...((about ?? brand.tagline) && { description: about ?? brand.tagline }),
      url: `${origin}/`,
      image: image(brand.icon),
      applicationCategory: 'CommunicationApplication',
      operatingSystem: 'Discord',
      ...(brand.inviteUrl && { installUrl: brand.inviteUrl }),
      publisher: { '@id': publisherId(origin) },
    },
  ];
}

/** The page of the site that is declared as its `ContactPage` says where and in which languages. */
function contactPoint(brand: Brand, origin: string, routes: readonly PageRoute[]): Thing {
  const page = routes.find(({ structured }) => structured?.type === 'ContactPage');
  return {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: brand.contactEmail,
    ...(page && { url: origin + page.path }),
    ...(brand.supportLanguages && { availableLanguage: brand.supportLanguages.split(/,? or |, /) }),
  };
}

function described(
  { title, description, canonical, image }: PageHead,
  { route, params }: RouteMatch<PageRoute>,
  view: unknown,
  { brand, origin }: Site,
): Thing[] {
  const name = title.slice(`${brand.name} - `.length);
  const crumbs = route.structured?.crumbs ?? [];
  const entry = (position: number, label: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item,
  });
  return [
    {
      '@type': route.structured?.type ?? 'WebPage',
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
        ...crumbs.map((crumb, index) =>
          entry(index + 2, fillFields(crumb.name, view), origin + callAddress(crumb.path, params)),
        ),
        entry(crumbs.length + 2, name, canonical),
      ],
    },
  ];
}
