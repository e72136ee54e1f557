/** Escapes style rules for a `<style>` element; no text can end the element. */
export function inlineCss(css: string): string {
  return css.replace(/<(?=[/!])/g, '\\3c ');
}
