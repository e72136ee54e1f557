import { readFileSync } from 'node:fs';
import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';

const segmentsOf = (/** @type {string} */ name) => {
  const declaration = readFileSync(new URL(`../../${name}/src/remote.ts`, import.meta.url), 'utf8');
  return Array.from(declaration.matchAll(/\bpath: '\/([\w-]+)/g), ([, segment]) => segment);
};

/** First segments of the paths that the remotes of this repository declare: `commands`, `status`. */
const SEGMENTS = new Set(REMOTE_NAMES.flatMap(segmentsOf));
// Remotes declare calls, too.
SEGMENTS.delete('api');

const PATH = /^\/([\w-]+)(?:[/?#].*)?$/s;

/**
 * The platform holds no path of a page: a remote declares it and may change it alone
 * (docs/decisions/0094-pages-declare-their-data.md).
 * @type {import('eslint').Rule.RuleModule}
 */
export const noSitePaths = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (/** @type {import('eslint').Rule.Node} */ node, /** @type {unknown} */ text) => {
      const segment = typeof text === 'string' ? PATH.exec(text)?.[1] : undefined;
      if (segment === undefined || !SEGMENTS.has(segment)) return;
      context.report({
        node,
        message: `${text} is a path of a remote: what the platform needs to know of a page, the remote declares (docs/decisions/0094-pages-declare-their-data.md).`,
      });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};
