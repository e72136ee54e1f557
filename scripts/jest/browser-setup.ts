/** What every browser has and jsdom has not; a test that needs an answer replaces the function. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
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
    IntersectionObserver: NoObserver,
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
