/// <reference lib="dom" />
import type { Screen, ShellElement } from './observation.ts';

/*
 * Functions whose source text runs in a page. They must not refer to anything outside their own
 * body.
 */

/**
 * Runs before all scripts of a page. Records the globals that all apps share, policy violations, and
 * the names that remotes read of the sdk. Later `changes()` compares the globals; it uses only recorded
 * functions, because the page may have changed the others.
 * @param name of the global with what was recorded, which pages cannot replace
 */
export function watchPage(name: string): void {
  const { getOwnPropertyDescriptor, ownKeys } = Reflect;
  const text = String;
  const names = [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'history', 'localStorage'],
    ...['sessionStorage', 'addEventListener', 'removeEventListener', 'dispatchEvent', 'JSON'],
    ...['Promise', 'Reflect', 'Object', 'Array', 'String', 'Number', 'Function', 'Map', 'Set'],
    ...['WeakMap', 'Symbol', 'Date', 'Math', 'RegExp', 'Error', 'URL', 'Request', 'Response'],
    ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'crypto'],
    ...['Element', 'Node', 'Event', 'EventTarget', 'HTMLElement', 'Document', 'customElements'],
  ];
  const owners: [label: string, owner: object][] = [
    ['Array.prototype', Array.prototype],
    ['Object', Object],
    ['Object.prototype', Object.prototype],
    ['String.prototype', String.prototype],
    ['Number.prototype', Number.prototype],
    ['Function.prototype', Function.prototype],
    ['RegExp.prototype', RegExp.prototype],
    ['Date.prototype', Date.prototype],
    ['Map.prototype', Map.prototype],
    ['Set.prototype', Set.prototype],
    ['Promise', Promise],
    ['Promise.prototype', Promise.prototype],
    ['JSON', JSON],
    ['Reflect', Reflect],
    ['EventTarget.prototype', EventTarget.prototype],
    ['Node.prototype', Node.prototype],
    ['Element.prototype', Element.prototype],
    ['HTMLElement.prototype', HTMLElement.prototype],
    ['Document.prototype', Document.prototype],
    ['Event.prototype', Event.prototype],
    ['History.prototype', History.prototype],
    ['history', history],
    ['Storage.prototype', Storage.prototype],
    ['XMLHttpRequest.prototype', XMLHttpRequest.prototype],
  ];
  interface Member {
    label: string;
    owner: object;
    key: string | symbol;
    before: PropertyDescriptor | undefined;
  }
  const members: Member[] = [];
  const remember = (label: string, owner: object, key: string | symbol) => {
    members[members.length] = { label, owner, key, before: getOwnPropertyDescriptor(owner, key) };
  };
  for (const key of names) remember(key, globalThis, key);
  const counts: number[] = [];
  for (const [label, owner] of owners) {
    const keys = ownKeys(owner);
    counts[counts.length] = keys.length;
    for (const key of keys) remember(`${label}.${text(key)}`, owner, key);
  }
  const changes = () => {
    const found: string[] = [];
    for (let index = 0; index < members.length; index += 1) {
      const { label, owner, key, before } = members[index]!;
      const after = getOwnPropertyDescriptor(owner, key);
      const isSame =
        after?.value === before?.value && after?.get === before?.get && after?.set === before?.set;
      if (!isSame) found[found.length] = label;
    }
    for (let index = 0; index < owners.length; index += 1) {
      const pair = owners[index]!;
      const more = ownKeys(pair[1]).length - counts[index]!;
      if (more > 0) found[found.length] = `${pair[0]} (${more} more members)`;
    }
    return found;
  };
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    const isSink = event.blockedURI === 'trusted-types-sink';
    // The sample of a sink names it.
    const blocked = isSink ? event.sample : event.blockedURI;
    violations[violations.length] = `${event.effectiveDirective} ${blocked}`;
  });
  const addReports = (reports: Report[]) => {
    for (const { body } of reports) {
      const { destination, blockedURL } = body as unknown as Record<string, string>;
      violations[violations.length] = `integrity-policy ${destination} ${blockedURL}`;
    }
  };
  // The integrity policy raises no event.
  const observer = new ReportingObserver(addReports, {
    types: ['integrity-violation'],
    buffered: true,
  });
  observer.observe();
  const read: string[] = [];
  const { get } = Reflect;
  const observeSdk = <Module extends object>(module: Module) =>
    new Proxy(module, {
      get: (target, key) => {
        // Bundlers look at the kind of a module by these.
        const isName = typeof key === 'string' && key !== '__esModule' && key !== 'default';
        if (isName && key !== 'then') read[read.length] = key;
        return get(target, key) as unknown;
      },
    });
  const sdkNames = () => {
    const names: string[] = [];
    for (let index = 0; index < read.length; index += 1) {
      let isNew = true;
      for (let other = 0; other < names.length; other += 1)
        if (names[other] === read[index]) isNew = false;
      if (isNew) names[names.length] = read[index]!;
    }
    return names;
  };
  Object.defineProperty(globalThis, name, {
    value: Object.freeze({
      changes,
      observeSdk,
      sdkNames,
      violations: () => {
        addReports(observer.takeRecords());
        return violations;
      },
    }),
  });
}

/** Inspects a page; runs in an isolated world, whose globals the page cannot change. */
export function lookAtPage(): Screen {
  const words = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const outside = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => !element.closest('main'));
  const main = document.querySelector('main');
  const header = outside('header');
  const candidates = [
    ['header', header],
    ['navigation', header?.querySelector('nav')],
    ['footer', outside('footer')],
  ] as const;
  const shell = candidates.flatMap(([name, element]): ShellElement[] => {
    if (!element) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const isVisible =
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const drawn = document.elementFromPoint(x + width / 2, y + height / 2);
    const isCovered = drawn !== null && !element.contains(drawn) && !drawn.contains(element);
    const box = { x: x + scrollX, y: y + scrollY, width, height };
    return [{ name, isVisible, isCovered, box, text: words(element) }];
  });
  const errorCard = [...document.querySelectorAll('[role="alert"]')]
    .map(words)
    .find((text) => /Error code|not available/.test(text));
  return {
    isActive: document.getElementById('portico-static') === null && main !== null,
    isLoading: document.querySelector('[data-portico-skeleton]') !== null,
    ...(errorCard !== undefined && { errorCard }),
    heading: words(main?.querySelector('h1, h2, h3, [role="heading"]')),
    textLength: (main?.innerText ?? '').trim().length,
    shell,
  };
}
