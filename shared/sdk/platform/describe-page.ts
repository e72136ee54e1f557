import { pathOfMatch } from './match-route.ts';
import type { Brand } from './page-data.ts';
import type { PageRoute } from './remote.ts';
import { SWITCHED_OFF } from './switched-off.ts';

/** The values of a document's head for one page (spec 1 §1). */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address in its one canonical spelling. */
  canonical: string;
  /** Empty where the deployment has none. */
  image: string;
  icon: string;
  noindex: boolean;
}

/** What the data of a page say of it. */
type Described = Pick<PageHead, 'title' | 'description'>;

const NOT_FOUND = {
  title: '404 Not Found',
  description: "The page you're looking for doesn't exist or has been moved.",
};

/**
 * Describes a page by its route's declaration. Page server and shell both call this function, so that a
 * document and a client-side navigation have the same head.
 * @param match undefined describes the 404 page, or with `isOff` the page of a remote that is switched off
 * @param page.described title and description of the data, where the page's document has some
 * @param origin `https://example.com`, without a trailing slash
 */
export function describePage(
  match: { route: PageRoute; params: Record<string, string> } | undefined,
  page: { brand: Brand; origin: string; pathname: string; isOff?: boolean; described?: Described },
): PageHead {
  const { brand } = page;
  const fill = (template: string) =>
    match
      ? fillTemplate(template, match.route, match.params).replaceAll('{product}', brand.name)
      : template;
  const text = match?.route ?? (page.isOff ? SWITCHED_OFF : NOT_FOUND);
  const kind = match?.route.preview;
  const path = match ? pathOfMatch(match) : page.pathname.replace(/(?<=.)\/$/, '');
  return {
    title: `${brand.name} - ${page.described?.title ?? fill(text.title)}`,
    description: page.described?.description ?? fill(text.description),
    canonical: page.origin + path,
    image: brand.previewImage.replaceAll('{kind}', kind ? `-${kind}` : ''),
    icon: brand.icon,
    noindex: !match || match.route.noindex === true,
  };
}

function fillTemplate(template: string, route: PageRoute, params: Record<string, string>) {
  return template.replace(/\{(\w+)(\|capitalize)?\}/g, (whole, name: string, filter?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const spec = route.params?.[name];
    const label = (spec && 'oneOf' in spec ? spec.oneOf[value] : undefined) ?? value;
    return filter ? label.charAt(0).toUpperCase() + label.slice(1) : label;
  });
}
