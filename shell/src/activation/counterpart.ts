import { groupsOf, nameOf } from './accessible-name.ts';

const REGIONS = ['main', 'header', 'footer'] as const;

/** Names that the code gives to what has another tag in each tree, such as what opens a menu. */
const GIVEN_NAMES = ['data-menu', 'data-counterpart'] as const;

/**
 * Finds the element of `to` that stands for `element` of `from`: by a given name, by id, name,
 * address or words, told apart by the groups around it and by its order among its like; else by its
 * place. What one tree alone holds, such as the preloads that React's server renderer writes, does
 * not count. Never an element of another kind, but for what has a given name.
 * @returns undefined where there is none, or more than one that it could be
 */
export function findCounterpart(element: Element, from: Element, to: Element): Element | undefined {
  const [source, target] = regionsOf(element, from, to);
  for (const alike of likenessesOf(element)) {
    const counterpart = amongTheLike(element, alike(source), alike(target), [source, target]);
    if (counterpart) return counterpart;
  }
  return source === from ? undefined : follow(pathOf(element, source), target);
}

/**
 * Whether both are the same control to a person: called the same, within groups of the same name. The
 * innermost named group decides: a search is the same search where a page shows it in another section.
 */
export function isSameControl(element: Element, counterpart: Element): boolean {
  const hasGivenName = GIVEN_NAMES.some((attribute) => {
    const name = element.getAttribute(attribute);
    return name !== null && name === counterpart.getAttribute(attribute);
  });
  if (hasGivenName) return true;
  const group = (one: Element) =>
    groupsOf(one, regionOf(one) ?? one.ownerDocument.body).split('\n', 1)[0];
  return nameOf(element) === nameOf(counterpart) && group(element) === group(counterpart);
}

/** The region that holds the element, and the one for it in the other tree; else both trees. */
function regionsOf(element: Element, from: Element, to: Element): [Element, Element] {
  const source = regionOf(element);
  if (!source || !from.contains(source)) return [from, to];
  // A `header` within `main` is another one.
  const target = [...to.querySelectorAll(source.tagName)].find((one) => regionOf(one) === one);
  return target ? [source, target] : [from, to];
}

/** The outermost: `main` first, because it may hold a `header` of its own. */
function regionOf(element: Element): Element | null {
  for (const tag of REGIONS) {
    const region = element.closest(tag);
    if (region) return region;
  }
  return null;
}

type FindAlike = (region: Element) => Element[];

/** The ways to find what could be the element, the surest first. */
function likenessesOf(element: Element): FindAlike[] {
  const tag = element.tagName.toLowerCase();
  const by = (selector: string) => (region: Element) => [...region.querySelectorAll(selector)];
  const attribute = (prefix: string) => (key: string) => {
    const value = element.getAttribute(key);
    // React's generated ids say nothing across trees.
    if (!value || value.startsWith('_R_') || value.startsWith('_r_')) return [];
    return [by(`${prefix}[${key}="${CSS.escape(value)}"]`)];
  };
  const given = GIVEN_NAMES.flatMap(attribute(''));
  if (given.length > 0) return given;
  const name = nameOf(element);
  const called: FindAlike = (region) =>
    by(tag)(region).filter(
      (one) => one.getAttribute('type') === element.getAttribute('type') && nameOf(one) === name,
    );
  return [...['id', 'name', 'href'].flatMap(attribute(tag)), ...(name ? [called] : [])];
}

/** The one with the element's number among its like: first within its groups, then anywhere. */
function amongTheLike(
  element: Element,
  mine: readonly Element[],
  theirs: readonly Element[],
  [source, target]: readonly [Element, Element],
): Element | undefined {
  if (theirs.length === 0) return undefined;
  const groups = groupsOf(element, source);
  const inGroups = [
    mine.filter((one) => groupsOf(one, source) === groups),
    theirs.filter((one) => groupsOf(one, target) === groups),
  ] as const;
  for (const [ours, others] of [inGroups, [mine, theirs]] as const) {
    if (ours.length === others.length) return others[ours.indexOf(element)];
  }
  // Asked only where the numbers differ: what is shown takes the browser a style pass to say.
  for (const [ours, others] of [inGroups, [mine, theirs]] as const) {
    const shown = ours.filter(isShown);
    if (shown.length === others.length) return others[shown.indexOf(element)];
  }
  return undefined;
}

/** The page server's closed menus hold links that React's do not render until they open. */
const isShown = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();

interface Step {
  tag: string;
  /** Number among the siblings of the same tag: others may stand in one tree alone. */
  index: number;
}

function pathOf(element: Element, root: Element): Step[] {
  const path: Step[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    path.unshift({ tag: at.tagName, index: siblingsOf(at.parentElement, at.tagName).indexOf(at) });
  }
  return path;
}

function follow(path: Step[], root: Element): Element | undefined {
  let at: Element | undefined = root;
  for (const { tag, index } of path) at = at && siblingsOf(at, tag)[index];
  return at;
}

const siblingsOf = (parent: Element | null, tag: string): Element[] =>
  [...(parent?.children ?? [])].filter(({ tagName }) => tagName === tag);
