import type { PageHead } from '@portico/sdk/platform';

/** The tags that the page server writes per page, with their values for this page. */
const metaTags = (
  head: PageHead,
): (readonly [attribute: 'name' | 'property', key: string, value: string])[] => [
  ['name', 'description', head.description],
  ['property', 'og:title', head.title],
  ['property', 'og:description', head.description],
  ['property', 'og:url', head.canonical],
  ['name', 'twitter:title', head.title],
  ['name', 'twitter:description', head.description],
  ...(head.image
    ? [
        ['property', 'og:image', head.image] as const,
        ['name', 'twitter:image', head.image] as const,
      ]
    : []),
];

/** Updates the document's head for another page (spec 0 §1). */
export function writeHead(head: PageHead) {
  document.title = head.title;
  for (const [attribute, key, value] of metaTags(head)) {
    const tag = findOrAdd('meta', attribute, key);
    if (tag.content !== value) tag.content = value;
  }
  findOrAdd('link', 'rel', 'canonical').href = head.canonical;
  if (head.noindex) findOrAdd('meta', 'name', 'robots').content = 'noindex';
  else document.head.querySelector('meta[name="robots"]')?.remove();
}

function findOrAdd<Tag extends 'meta' | 'link'>(tag: Tag, attribute: string, key: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(
    `${tag}[${attribute}="${key}"]`,
  );
  if (found) return found;
  const added = document.createElement(tag);
  added.setAttribute(attribute, key);
  document.head.append(added);
  return added;
}
