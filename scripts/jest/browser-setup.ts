/** What every browser has and jsdom has not; a test that needs an answer replaces the function. */
class NoObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Nothing is laid out, so everything counts as in sight. */
class AllInSight extends NoObserver {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    super();
    this.#tell = tell;
  }

  override observe(target?: Element) {
    if (target) this.#tell([{ isIntersecting: true, target }]);
  }
}

const noMatch = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

// A test of what Node renders names another environment in its first comment.
if (typeof window === 'object') {
  Object.assign(window, {
    matchMedia: noMatch,
    scrollTo: () => undefined,
    ResizeObserver: NoObserver,
    IntersectionObserver: AllInSight,
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
