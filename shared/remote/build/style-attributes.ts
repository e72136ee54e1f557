/**
 * Turns `style="…"` into a rule, because the page's policy blocks style attributes in HTML.
 * @param prefix makes the marks of several bodies in one document differ
 */
export function styleAttributesToRules(html: string, prefix: string) {
  const marks = new Map<string, string>();
  const rewritten = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const mark = marks.get(style) ?? `${prefix}${marks.size}`;
    marks.set(style, mark);
    return ` data-ps="${mark}"`;
  });
  const css = [...marks]
    .map(([style, mark]) => `[data-ps="${mark}"]{${style.replaceAll('&quot;', '"')}}`)
    .join('');
  return { html: rewritten, css };
}
