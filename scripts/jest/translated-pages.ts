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

function watch() {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    remember('removed', child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ) {
    remember('inserted before', before, this);
    return insertBefore.call(this, child, before) as Child;
  };
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
