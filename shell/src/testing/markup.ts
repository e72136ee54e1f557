/** Parses a test's markup into the document. */
export function showMarkup(html: string) {
  // eslint-disable-next-line no-restricted-syntax -- static markup of a test
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.childNodes);
}
