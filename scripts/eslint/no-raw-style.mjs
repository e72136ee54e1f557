/** @type {ReadonlyMap<string, string>} pixels -> the step of the spacing scale */
const SPACES = new Map([
  ['4px', '--space-1'],
  ['8px', '--space-2'],
  ['12px', '--space-3'],
  ['16px', '--space-4'],
  ['24px', '--space-5'],
  ['32px', '--space-6'],
  ['48px', '--space-7'],
  ['64px', '--space-8'],
]);

/** @type {ReadonlyMap<string, string>} */
const RADII = new Map([
  ['6px', '--radius-s'],
  ['10px', '--radius-m'],
  ['16px', '--radius-l'],
  ['999px', '--radius-full'],
]);

const SPACED = /^(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?$/;
const COLORED = /^(?:color|background|background-color|border(?:-[a-z]+)*-color|fill|stroke)$/;

/**
 * What to write instead of a value for which there is a token.
 * @param {string} property @param {string} value
 * @returns {string | undefined}
 */
function tokenFor(property, value) {
  const words = value.trim().split(/[\s,()]+/);
  /** @param {ReadonlyMap<string, string>} scale */
  const step = (scale) => scale.get(words.find((word) => scale.has(word)) ?? '');
  if (property === 'font-size' && words.some((word) => /^[\d.]+(?:px|rem)$/.test(word))) {
    return '--text-1 … --text-8 or --heading-…';
  }
  if (property === 'border-radius') return step(RADII);
  if (SPACED.test(property)) return step(SPACES);
  if (COLORED.test(property) && words.some((word) => /^#[\da-f]{3,8}$/i.test(word))) {
    return '--color-…';
  }
  return undefined;
}

/** @param {any} node @returns {boolean} whether it is `styled.x`, `styled(X)`, `css`, or a call of one */
function isStyleTag(node) {
  if (node.type === 'Identifier') return node.name === 'styled' || node.name === 'css';
  if (node.type === 'MemberExpression') return isStyleTag(node.object);
  if (node.type === 'CallExpression') return isStyleTag(node.callee);
  return false;
}

/** `& + &` and `& ~ &`. */
const OWN_SIBLING = /&\s*[+~]\s*&/;

/**
 * Refuses siblings of the same component, too: a component with props has a class for each of their values, and
 * `&` is the one of this element. Refuses sizes, radii, spaces and colors in styles for which `shared/ui/components/tokens.ts` has a token: a site's pack
 * changes tokens, and a page with a value of its own would not follow.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRawStyle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: '{{property}}: {{value}} has a token: {{token}} (shared/ui/components/tokens.ts).',
      sibling:
        '& is a class of one set of props, which the element before may not have: write > * + * in the parent, or &:not(:first-child).',
    },
  },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        if (!isStyleTag(node.tag)) return;
        for (const quasi of node.quasi.quasis) {
          if (OWN_SIBLING.test(quasi.value.raw))
            context.report({ node: quasi, messageId: 'sibling' });
          for (const declaration of quasi.value.raw.split(/[;{}]/)) {
            const [property = '', value = ''] = declaration.trim().split(/:\s/, 2);
            const token = tokenFor(property, value);
            if (!token) continue;
            context.report({
              node: quasi,
              messageId: 'raw',
              data: { property, value: value.trim(), token },
            });
          }
        }
      },
    };
  },
};
