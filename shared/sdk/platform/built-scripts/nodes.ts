import type { AnyNode, Expression, ObjectExpression, Property } from 'acorn';
import type { Bindings } from './bindings.ts';

/** The text of a string literal; bundlers write some as templates. */
export function textOf(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number'
      ? String(node.value)
      : undefined;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** The name of a key that is not computed. */
export function keyOf({ key, computed }: Pick<Property, 'key' | 'computed'>): string | undefined {
  return key.type === 'Identifier' && !computed ? key.name : textOf(key);
}

/** The value that an object literal has for a key. */
export function valueOf({ properties }: ObjectExpression, name: string): Expression | undefined {
  for (const property of properties)
    if (property.type === 'Property' && keyOf(property) === name) return property.value;
  return undefined;
}

/** Whether the value of an expression is unused: tree shaking leaves such expressions. */
export function isDiscarded(node: AnyNode, bindings: Bindings): boolean {
  const parent = bindings.parentOf(node);
  switch (parent?.type) {
    case 'ExpressionStatement':
      return true;
    case 'SequenceExpression':
      return parent.expressions.at(-1) !== node || isDiscarded(parent, bindings);
    case 'UnaryExpression':
      return parent.operator === 'void' && isDiscarded(parent, bindings);
    default:
      return false;
  }
}
