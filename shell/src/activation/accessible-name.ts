const GROUPS = 'form, fieldset, details, section, article, li, [role], nav';
const TITLES = 'legend, summary, h1, h2, h3, h4, h5, h6';
const WITH_OWN_TEXT = `button, a, ${TITLES}`;

/**
 * What a control or a group of controls is called, as assistive technology would say it: the same in
 * the page server's HTML and in React's, whatever else lies around it.
 * @returns an empty text where it has no name
 */
export function nameOf(element: Element): string {
  const name =
    element.getAttribute('aria-label') ??
    wordsOf(element) ??
    element.getAttribute('title') ??
    element.getAttribute('placeholder') ??
    '';
  return name.replace(/\s+/g, ' ').trim();
}

function wordsOf(element: Element): string | undefined {
  if (element.matches(WITH_OWN_TEXT)) return element.textContent || undefined;
  if (element.matches('input, select, textarea')) {
    return (element as HTMLInputElement).labels?.[0]?.textContent;
  }
  if (!element.matches(GROUPS)) return undefined;
  const title = element.querySelector(TITLES);
  return title ? nameOf(title) : undefined;
}

/** The names of the groups that hold an element, from the inside out, up to its region. */
export function groupsOf(element: Element, region: Element): string {
  const names: string[] = [];
  for (let at = element.parentElement; at && at !== region; at = at.parentElement) {
    const name = at.matches(GROUPS) ? nameOf(at) : '';
    if (name) names.push(name);
  }
  return names.join('\n');
}
