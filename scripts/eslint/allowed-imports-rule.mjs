import { dirname, relative, resolve, sep } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { violation } from './allowed-imports.mjs';

/** @param {string} file @returns {string} below the root, with `/` */
const below = (file) => relative(ROOT, file).split(sep).join('/');

/**
 * The allowed imports as a lint rule, for every kind of import.
 * @type {import('eslint').Rule.RuleModule}
 */
export const allowedImportsRule = {
  meta: { type: 'problem', schema: [], messages: { violation: '{{why}}' } },
  create(context) {
    const file = context.filename;
    /** @param {any} node the import @param {any} source its string, if it is one */
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const name = source.value;
      const why = violation({
        file: below(file),
        source: name,
        target: name.startsWith('.') ? below(resolve(dirname(file), name)) : undefined,
        typeOnly: isTypeOnly(node),
      });
      if (why) context.report({ node: source, messageId: 'violation', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (/** @type {any} */ node) =>
        check({ importKind: 'type' }, node.source ?? node.argument?.literal),
      CallExpression: (node) => {
        const { callee } = node;
        const named = callee.type === 'Identifier' && callee.name === 'require';
        const mocked =
          callee.type === 'MemberExpression' &&
          callee.object.type === 'Identifier' &&
          callee.object.name === 'jest';
        if (named || mocked) check(node, node.arguments[0]);
      },
    };
  },
};

/** @param {any} node */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  /** @type {any[]} */
  const names = node.specifiers ?? [];
  return (
    names.length > 0 &&
    names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
  );
}
