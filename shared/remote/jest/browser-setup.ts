/** APIs that jsdom lacks; a test that needs a result replaces the function. */
class NoObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom has no layout: everything counts as visible. */
class AllVisible extends NoObserver {
  readonly #onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void;

  constructor(onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    super();
    this.#onChange = onChange;
  }

  override observe(target?: Element) {
    if (target) this.#onChange([{ isIntersecting: true, target }]);
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

// A test that renders in Node selects another environment in its first comment.
if (typeof window === 'object') {
  Object.assign(window, {
    matchMedia: noMatch,
    scrollTo: () => undefined,
    ResizeObserver: NoObserver,
    IntersectionObserver: AllVisible,
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
