/** Where the same part of the page lies in both trees. */
const REGIONS = ['main', 'header', 'footer'] as const;

/**
 * Finds the element of `to` that stands for `element` of `from`: by id, name or address where that
 * is unambiguous in its region, else by its place there. Never one of another kind, but for what
 * opens a menu.
 */
export function findTwin(element: Element, from: Element, to: Element): Element | undefined {
  const [source, target] = regionsOf(element, from, to);
  for (const selector of selectorsOf(element)) {
    const found = target.querySelectorAll(selector);
    if (found.length === 0) continue;
    const all = [...source.querySelectorAll(selector)];
    // Asked only where the numbers differ: what is shown takes the browser a style pass to say.
    const same = found.length === all.length ? all : all.filter(isShown);
    const twin = found.length === same.length ? found[same.indexOf(element)] : undefined;
    if (twin) return twin;
  }
  return source === from ? undefined : follow(pathOf(element, source), target);
}

/** The page server's closed menus hold links that React's do not render until they open. */
const isShown = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();

/** The region that holds the element, and the one for it in the other tree; else both trees. */
function regionsOf(element: Element, from: Element, to: Element): [Element, Element] {
  for (const region of REGIONS) {
    const source = from.querySelector(region);
    const target = to.querySelector(region);
    if (source?.contains(element) && target) return [source, target];
  }
  return [from, to];
}

function selectorsOf(element: Element): string[] {
  // A menu opens by a summary in HTML and by a button in React.
  const menu = element.getAttribute('data-menu');
  if (menu) return [`[data-menu="${CSS.escape(menu)}"]`];
  const tag = element.tagName.toLowerCase();
  return ['id', 'name', 'href', 'aria-label', 'data-twin'].flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    // React's generated ids say nothing across trees.
    if (!value || value.startsWith('_R_') || value.startsWith('_r_')) return [];
    return [`${tag}[${attribute}="${CSS.escape(value)}"]`];
  });
}

interface Step {
  index: number;
  tag: string;
}

function pathOf(element: Element, root: Element): Step[] {
  const path: Step[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const index = at.parentElement ? [...at.parentElement.children].indexOf(at) : 0;
    path.unshift({ index, tag: at.tagName });
  }
  return path;
}

function follow(path: Step[], root: Element): Element | undefined {
  let at: Element | undefined = root;
  for (const { index, tag } of path) {
    at = at?.children[index];
    if (at?.tagName !== tag) return undefined;
  }
  return at;
}
