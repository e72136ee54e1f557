/**
 * Escapes style rules for a `<style>` element; no text can end the element. Line ends are those that
 * browsers hash.
 */
export function inlineCss(css: string): string {
  return css.replace(/<(?=[/!])/g, '\\3c ').replace(/\r\n?/g, '\n');
}
