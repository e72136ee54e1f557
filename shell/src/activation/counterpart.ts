import { groupsOf, nameOf } from './accessible-name.ts';

const REGIONS = ['main', 'header', 'footer'] as const;

/** Explicit names of elements whose tag differs between the trees, such as a menu's button. */
const EXPLICIT_NAMES = ['data-menu', 'data-counterpart'] as const;

/**
 * Finds the element of `to` that corresponds to `element` of `from`: by explicit name, id, name,
 * address or text, among candidates by the groups around it and by order; else by position.
 * Elements that only one tree contains do not count. The tag is the same, except for elements with an explicit name.
 * @returns undefined if there is none, or more than one candidate
 */
export function findCounterpart(element: Element, from: Element, to: Element): Element | undefined {
  const [source, target] = regionsOf(element, from, to);
  for (const find of matchersOf(element)) {
    const counterpart = matchByOrder(element, find(source), find(target), [source, target]);
    if (counterpart) return counterpart;
  }
  return source === from ? undefined : follow(pathOf(element, source), target);
}

/**
 * Whether both are the same control to a visitor: the same name, within groups of the same name.
 * The innermost named group decides, so a search field is the same even if the page shows it in
 * another section.
 */
export function isSameControl(element: Element, counterpart: Element): boolean {
  const hasExplicitName = EXPLICIT_NAMES.some((attribute) => {
    const name = element.getAttribute(attribute);
    return name !== null && name === counterpart.getAttribute(attribute);
  });
  if (hasExplicitName) return true;
  const group = (control: Element) =>
    groupsOf(control, regionOf(control) ?? control.ownerDocument.body).split('\n', 1)[0];
  return nameOf(element) === nameOf(counterpart) && group(element) === group(counterpart);
}

/** The region that contains the element, and its counterpart; else both trees. */
function regionsOf(element: Element, from: Element, to: Element): [Element, Element] {
  const source = regionOf(element);
  if (!source || !from.contains(source)) return [from, to];
  // A `header` within `main` is not the page's header.
  const target = [...to.querySelectorAll(source.tagName)].find(
    (region) => regionOf(region) === region,
  );
  return target ? [source, target] : [from, to];
}

/** The outermost region: `main` first, because it may contain a `header` of its own. */
function regionOf(element: Element): Element | null {
  for (const tag of REGIONS) {
    const region = element.closest(tag);
    if (region) return region;
  }
  return null;
}

/** Finds candidates in a region. */
type Matcher = (region: Element) => Element[];

/** The matchers for an element, the most reliable first. */
function matchersOf(element: Element): Matcher[] {
  const tag = element.tagName.toLowerCase();
  const by = (selector: string) => (region: Element) => [...region.querySelectorAll(selector)];
  const attribute = (prefix: string) => (key: string) => {
    const value = element.getAttribute(key);
    // React's generated ids differ between trees.
    if (!value || value.startsWith('_R_') || value.startsWith('_r_')) return [];
    return [by(`${prefix}[${key}="${CSS.escape(value)}"]`)];
  };
  const byExplicitName = EXPLICIT_NAMES.flatMap(attribute(''));
  if (byExplicitName.length > 0) return byExplicitName;
  const name = nameOf(element);
  const byName: Matcher = (region) =>
    by(tag)(region).filter(
      (candidate) =>
        candidate.getAttribute('type') === element.getAttribute('type') &&
        nameOf(candidate) === name,
    );
  return [...['id', 'name', 'href'].flatMap(attribute(tag)), ...(name ? [byName] : [])];
}

/** The candidate with the element's index among the matches: within its groups first, then anywhere. */
function matchByOrder(
  element: Element,
  sources: readonly Element[],
  targets: readonly Element[],
  [source, target]: readonly [Element, Element],
): Element | undefined {
  if (targets.length === 0) return undefined;
  const groups = groupsOf(element, source);
  const inGroups = [
    sources.filter((match) => groupsOf(match, source) === groups),
    targets.filter((match) => groupsOf(match, target) === groups),
  ] as const;
  for (const [before, after] of [inGroups, [sources, targets]] as const) {
    if (before.length === after.length) return after[before.indexOf(element)];
  }
  // Only where the numbers differ: visibility costs the browser a style pass.
  for (const [before, after] of [inGroups, [sources, targets]] as const) {
    const shown = before.filter(isShown);
    if (shown.length === after.length) return after[shown.indexOf(element)];
  }
  return undefined;
}

/** The page server's closed menus contain links that React's menus render only while open. */
const isShown = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();

interface Step {
  tag: string;
  /** Index among the siblings of the same tag: other siblings may exist in one tree only. */
  index: number;
}

function pathOf(element: Element, root: Element): Step[] {
  const path: Step[] = [];
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== root;
    ancestor = ancestor.parentElement
  ) {
    path.unshift({
      tag: ancestor.tagName,
      index: siblingsOf(ancestor.parentElement, ancestor.tagName).indexOf(ancestor),
    });
  }
  return path;
}

function follow(path: Step[], root: Element): Element | undefined {
  let current: Element | undefined = root;
  for (const { tag, index } of path) current = current && siblingsOf(current, tag)[index];
  return current;
}

const siblingsOf = (parent: Element | null, tag: string): Element[] =>
  [...(parent?.children ?? [])].filter(({ tagName }) => tagName === tag);
