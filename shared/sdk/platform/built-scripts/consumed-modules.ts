import type { AnyNode, CallExpression, Identifier, ObjectPattern } from 'acorn';
import type { Binding, Bindings } from './bindings.ts';
import { isDiscarded, keyOf, textOf, valueOf } from './nodes.ts';

/** How scripts of a release declare a shared module. */
export interface Consumption {
  /** The share key. */
  module: string;
  /** Range of versions. */
  range: string;
}

/** Represents all names of a module: the code passes the module on, or computes a name. */
export const WHOLE = '*';

/**
 * The modules that a script declares to consume from the share scope.
 * - webpack and Rspack: `{<id>: {shareKey, requiredVersion, …}}`
 * - Vite: `{<module>: share(<module>, …, {requiredVersion, …})}`
 */
export function consumptionsIn(bindings: Bindings): (Consumption & { id: string })[] {
  return bindings.nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const range = textOf(valueOf(node, 'requiredVersion'));
    const shareKey = textOf(valueOf(node, 'shareKey'));
    const parent = bindings.parentOf(node);
    const property = parent?.type === 'CallExpression' ? bindings.parentOf(parent) : parent;
    if (range === undefined || property?.type !== 'Property') return [];
    const id = keyOf(property);
    const module = parent?.type === 'CallExpression' ? textOf(parent.arguments[0]) : shareKey;
    return id === undefined || module === undefined ? [] : [{ id, module, range }];
  });
}

/**
 * The names that a script reads of the shared modules.
 * @param modules id in webpack's and Rspack's scripts -> share key
 * @returns share key -> names; {@link WHOLE} stands for all
 */
export function namesRead(
  bindings: Bindings,
  modules: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const node of bindings.nodes) {
    if (node.type !== 'CallExpression') continue;
    const module = requiredModule(node, bindings, modules) ?? cachedModule(node);
    if (module === undefined) continue;
    const names = read.get(module) ?? new Set();
    read.set(module, names);
    for (const name of new Reader(bindings).namesOf(node)) names.add(name);
  }
  return read;
}

/** `require(<id>)` in a module of webpack or Rspack: `{<id>(module, exports, require) {}}`. */
function requiredModule(
  { callee, arguments: args }: CallExpression,
  bindings: Bindings,
  modules: ReadonlyMap<string, string>,
): string | undefined {
  const module = args.length > 0 ? modules.get(textOf(args.at(-1)) ?? '') : undefined;
  if (module === undefined) return undefined;
  // `require.bind(require, <id>)`, `require.t(<id>)`: a later import
  const target = callee.type === 'MemberExpression' ? callee.object : callee;
  return target.type === 'Identifier' && isRequire(target, bindings) ? module : undefined;
}

function isRequire(place: Identifier, bindings: Bindings): boolean {
  return Boolean(
    bindings.bindingOf(place)?.places.some((declared) => {
      const factory = bindings.parentOf(declared);
      return (
        (factory?.type === 'FunctionExpression' || factory?.type === 'ArrowFunctionExpression') &&
        factory.params[2] === declared &&
        bindings.parentOf(factory)?.type === 'Property'
      );
    }),
  );
}

/** Vite: `cached(<modules>, {canonical: 'default:<module>'})`. */
function cachedModule({ arguments: args }: CallExpression): string | undefined {
  for (const argument of args) {
    if (argument.type !== 'ObjectExpression') continue;
    const canonical = textOf(valueOf(argument, 'canonical'));
    if (canonical?.startsWith('default:')) return canonical.slice('default:'.length);
  }
  return undefined;
}

/** Follows a module through variables and parameters to the names that are read of it. */
class Reader {
  private readonly names = new Set<string>();
  private readonly followed = new Set<Binding>();

  constructor(private readonly bindings: Bindings) {}

  namesOf(node: AnyNode): ReadonlySet<string> {
    const isPlain = node.type !== 'CallExpression' || node.callee.type === 'Identifier';
    if (isPlain) this.follow(node);
    else this.names.add(WHOLE);
    return this.names;
  }

  /** @param node an expression whose value is the module */
  private follow(node: AnyNode): void {
    const parent = this.bindings.parentOf(node);
    switch (parent?.type) {
      case 'MemberExpression':
        this.readMember(node, parent);
        break;
      case 'VariableDeclarator':
        if (parent.init === node) this.followInto(parent.id);
        break;
      case 'AssignmentExpression':
        if (parent.right !== node) break;
        this.followInto(parent.left);
        this.follow(parent);
        break;
      case 'SequenceExpression':
        if (parent.expressions.at(-1) === node) this.follow(parent);
        break;
      case 'ConditionalExpression':
        if (parent.test !== node) this.follow(parent);
        break;
      case 'LogicalExpression':
      case 'AwaitExpression':
      case 'ChainExpression':
        this.follow(parent);
        break;
      case 'CallExpression':
        this.followArgument(node, parent);
        break;
      case 'ExpressionStatement':
      case 'BinaryExpression':
      case 'UnaryExpression':
      case 'IfStatement':
        break;
      default:
        if (!isDeclaration(node, parent)) this.names.add(WHOLE);
    }
  }

  private readMember(node: AnyNode, member: AnyNode & { type: 'MemberExpression' }): void {
    if (member.object !== node || isDiscarded(member, this.bindings)) return;
    const { property, computed } = member;
    const name = !computed && property.type === 'Identifier' ? property.name : textOf(property);
    this.names.add(name ?? WHOLE);
  }

  private followInto(target: AnyNode): void {
    if (target.type === 'Identifier') this.followBinding(target);
    else if (target.type === 'ObjectPattern') this.readPattern(target);
    else this.names.add(WHOLE);
  }

  private readPattern({ properties }: ObjectPattern): void {
    for (const property of properties)
      this.names.add((property.type === 'Property' ? keyOf(property) : undefined) ?? WHOLE);
  }

  private followBinding(place: Identifier): void {
    const binding = this.bindings.bindingOf(place);
    if (!binding) this.names.add(WHOLE);
    if (!binding || this.followed.has(binding)) return;
    this.followed.add(binding);
    for (const other of binding.places) this.follow(other);
  }

  /** Vite: `const take = (module) => { name = module.name }; take(<module>)`. */
  private followArgument(node: AnyNode, call: CallExpression): void {
    const index = call.arguments.indexOf(node as (typeof call.arguments)[number]);
    const called = index >= 0 ? this.functionOf(call.callee) : undefined;
    const param = called?.params[index];
    if (param) this.followInto(param);
    else this.names.add(WHOLE);
  }

  private functionOf(callee: AnyNode) {
    if (callee.type !== 'Identifier') return undefined;
    for (const place of this.bindings.bindingOf(callee)?.places ?? []) {
      const parent = this.bindings.parentOf(place);
      if (parent?.type === 'FunctionDeclaration' && parent.id === place) return parent;
      const value =
        parent?.type === 'VariableDeclarator' && parent.id === place ? parent.init : undefined;
      if (value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression')
        return value;
    }
    return undefined;
  }
}

/** Whether an identifier declares a parameter and therefore reads nothing. */
function isDeclaration(node: AnyNode, parent: AnyNode | undefined): boolean {
  return (
    (parent?.type === 'FunctionDeclaration' ||
      parent?.type === 'FunctionExpression' ||
      parent?.type === 'ArrowFunctionExpression') &&
    parent.params.some((param) => param === node)
  );
}
