import type { Bindings } from './bindings.ts';
import { isDiscarded, textOf, valueOf } from './nodes.ts';

/**
 * The operations of the API calls that a script defines and uses: `{operation, method, path}`,
 * alone or as the argument of a function. Unread definitions do not count: they remain if an
 * imported file defines several calls.
 */
export function operationsIn(bindings: Bindings): string[] {
  return bindings.nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const [operation, method, path] = ['operation', 'method', 'path'].map((name) =>
      textOf(valueOf(node, name)),
    );
    if (operation === undefined || method === undefined || !path?.startsWith('/')) return [];
    const parent = bindings.parentOf(node);
    const value = parent?.type === 'CallExpression' ? parent : node;
    return isDiscarded(value, bindings) || isNeverRead(value, bindings) ? [] : [operation];
  });
}

type Node = Parameters<Bindings['parentOf']>[0];

function isNeverRead(value: Node, bindings: Bindings): boolean {
  const declarator = bindings.parentOf(value);
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier')
    return false;
  return bindings.bindingOf(declarator.id)?.places.length === 1;
}
