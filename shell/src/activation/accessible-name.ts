const GROUPS = 'form, fieldset, details, section, article, li, [role], nav';
const TITLES = 'legend, summary, h1, h2, h3, h4, h5, h6';
const WITH_OWN_TEXT = `button, a, ${TITLES}`;

/**
 * The accessible name of a control or of a group of controls, approximately. It is the same in the
 * page server's HTML and in React's, regardless of the surrounding elements.
 * @returns an empty text for an element without a name
 */
export function nameOf(element: Element): string {
  const name =
    element.getAttribute('aria-label') ??
    textOf(element) ??
    element.getAttribute('title') ??
    element.getAttribute('placeholder') ??
    '';
  return name.replace(/\s+/g, ' ').trim();
}

function textOf(element: Element): string | undefined {
  if (element.matches(WITH_OWN_TEXT)) return element.textContent || undefined;
  if (element.matches('input, select, textarea')) {
    return (element as HTMLInputElement).labels?.[0]?.textContent;
  }
  if (!element.matches(GROUPS)) return undefined;
  const title = element.querySelector(TITLES);
  return title ? nameOf(title) : undefined;
}

/** The names of the groups that contain an element, innermost first, up to its region. */
export function groupsOf(element: Element, region: Element): string {
  const names: string[] = [];
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== region;
    ancestor = ancestor.parentElement
  ) {
    const name = ancestor.matches(GROUPS) ? nameOf(ancestor) : '';
    if (name) names.push(name);
  }
  return names.join('\n');
}
