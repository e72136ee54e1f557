/** Text for the contents of an element or a quoted attribute, in HTML and SVG. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
