/**
 * Fails a component test in which React touches a text node that a browser's translation may have moved.
 * Translation puts text nodes into elements of its own: React then updates a node that nobody sees, or
 * removes one, or inserts before one, that is no longer there. The only text of an element is safe, because
 * React sets it by the element.
 */
const touched = new Set<string>();

/** `translate="no"`: translation leaves these texts alone. */
const isLeftAlone = (parent: Node) =>
  !(parent instanceof Element) || parent.closest('[translate=no], style, script, head') !== null;

function remember(kind: string, text: Node | null, parent: Node) {
  if (text?.nodeType !== Node.TEXT_NODE || isLeftAlone(parent)) return;
  const { outerHTML } = parent.cloneNode(false) as Element;
  touched.add(`${kind} "${text.nodeValue}" in ${outerHTML}`);
}

/** Calls `before` ahead of a method of all nodes. */
function ahead(
  method: 'removeChild' | 'insertBefore',
  before: (parent: Node, given: readonly unknown[]) => void,
) {
  const original: unknown = Reflect.get(Node.prototype, method);
  Reflect.set(Node.prototype, method, function (this: Node, ...given: unknown[]): unknown {
    before(this, given);
    return Reflect.apply(original as () => unknown, this, given) as unknown;
  });
}

function watch() {
  ahead('removeChild', (parent, [child]) => remember('removed', child as Node, parent));
  ahead('insertBefore', (parent, [, next]) =>
    remember('inserted before', next as Node | null, parent),
  );
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      const { parentNode } = this;
      if (parentNode && parentNode.childNodes.length > 1) remember('changed', this, parentNode);
      nodeValue?.set?.call(this, value);
    },
  });
}

// A test that renders in Node selects another environment in its first comment.
if (typeof Node === 'function') watch();

afterEach(() => {
  const found = [...touched];
  touched.clear();
  if (found.length === 0) return;
  throw new Error(
    `React touches texts beside other nodes, which breaks translated pages. Give each an element of its own:\n${found.join('\n')}`,
  );
});
