/** Makes the markup of a test the content of the document, as a parser of HTML would. */
export function showMarkup(html: string) {
  // eslint-disable-next-line no-restricted-syntax -- a test's own text, in no visitor's browser
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.childNodes);
}
