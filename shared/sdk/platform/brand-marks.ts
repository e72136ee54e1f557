import type { Brand } from './page-data.ts';

/**
 * Marks around what prerendered HTML shows where the deployment has set a part of its brand, and where it has
 * not. React writes no comments, so a component renders texts, which {@link markedByComments} replaces.
 */
export const brandMarks = (part: keyof Brand) => marksOf(part);

/** The same for a page that a site may do without. @param path such as `/store` */
export const pageMarks = (path: string) => marksOf(`page:${path}`);

const marksOf = (condition: string) => ({
  start: `%%if.${condition}%%`,
  otherwise: `%%else.${condition}%%`,
  end: `%%end.${condition}%%`,
});

/** @param html rendered at build time. Comments, because no escaped text can pose as one. */
export const markedByComments = (html: string): string =>
  html.replace(/%%(if|else|end)\.([\w:/.-]+)%%/g, '<!--$1.$2-->');

const MARK = /<!--(if|else|end)\.([\w:/.-]+?)-->/;

/**
 * Keeps what fits the brand of prerendered HTML.
 * @param has whether the site has a part of the brand, or a page: `page:/store`
 */
export function keepBrandParts(html: string, has: (part: string) => boolean): string {
  const [first = '', ...rest] = html.split(MARK);
  let kept = first;
  const open: boolean[] = [];
  for (let index = 0; index < rest.length; index += 3) {
    const [mark, part = '', text = ''] = rest.slice(index, index + 3);
    if (mark === 'if') open.push(has(part));
    else {
      const was = open.pop();
      if (mark === 'else') open.push(was === false);
    }
    if (open.every(Boolean)) kept += text;
  }
  return kept;
}
