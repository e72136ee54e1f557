import type { AnyNode, Identifier, Pattern, Program } from 'acorn';

/** A variable, parameter, function, class or import of a script, with all references to it. */
export interface Binding {
  /** Includes declarations and assignments. */
  places: Identifier[];
}

/** The scopes of a script: minified code uses the same short names in all functions. */
export interface Bindings {
  parentOf(node: AnyNode): AnyNode | undefined;
  /** Undefined for a global. */
  bindingOf(place: Identifier): Binding | undefined;
  /** All nodes. */
  nodes: readonly AnyNode[];
}

interface Scope {
  names: Map<string, Binding>;
  /** The scope of `var` declarations. */
  vars: Scope;
  parent?: Scope;
}

/** Resolves the names of a script to their declarations. */
export function bindingsOf(program: Program): Bindings {
  const parents = new Map<AnyNode, AnyNode>();
  const nodes: AnyNode[] = [];
  const named: [place: Identifier, scope: Scope][] = [];
  const left: [node: AnyNode, outer?: Scope][] = [[program]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, outer] = next;
    const scope = scopeOf(node, outer);
    nodes.push(node);
    if (node.type === 'Identifier') named.push([node, scope]);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      left.push([child, scope]);
    }
  }
  const bindings = new Map<Identifier, Binding>();
  for (const [place, scope] of named) {
    const binding = find(place.name, scope);
    binding?.places.push(place);
    if (binding) bindings.set(place, binding);
  }
  return {
    nodes,
    parentOf: (node) => parents.get(node),
    bindingOf: (place) => bindings.get(place),
  };
}

function find(name: string, scope: Scope): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const binding = at.names.get(name);
    if (binding) return binding;
  }
  return undefined;
}

/** Declares what a node declares. @returns the scope of its children */
function scopeOf(node: AnyNode, outer: Scope | undefined): Scope {
  if (!outer) return newScope();
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const inner = newScope(outer);
      if (node.type === 'FunctionDeclaration') declare(node.id, outer);
      else if (node.type === 'FunctionExpression') declare(node.id, inner);
      for (const param of node.params) declare(param, inner);
      return inner;
    }
    case 'ClassDeclaration':
      declare(node.id, outer);
      return outer;
    case 'ClassExpression': {
      const inner = newScope(outer, outer.vars);
      declare(node.id, inner);
      return inner;
    }
    case 'CatchClause': {
      const inner = newScope(outer, outer.vars);
      declare(node.param, inner);
      return inner;
    }
    case 'VariableDeclaration':
      for (const { id } of node.declarations) declare(id, node.kind === 'var' ? outer.vars : outer);
      return outer;
    case 'ImportDeclaration':
      for (const { local } of node.specifiers) declare(local, outer);
      return outer;
    case 'StaticBlock':
      return newScope(outer);
    case 'BlockStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement':
      return newScope(outer, outer.vars);
    default:
      return outer;
  }
}

function newScope(parent?: Scope, vars?: Scope): Scope {
  const scope: Omit<Scope, 'vars'> = { names: new Map(), ...(parent && { parent }) };
  return Object.assign(scope, { vars: vars ?? (scope as Scope) });
}

function declare(pattern: Pattern | null | undefined, scope: Scope): void {
  switch (pattern?.type) {
    case 'Identifier':
      if (!scope.names.has(pattern.name)) scope.names.set(pattern.name, { places: [] });
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        declare(property.type === 'Property' ? property.value : property.argument, scope);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) declare(element, scope);
      break;
    case 'AssignmentPattern':
      declare(pattern.left, scope);
      break;
    case 'RestElement':
      declare(pattern.argument, scope);
      break;
    default:
  }
}

/** The child nodes of a node, without identifiers that are not variables: keys, labels, names of exports. */
function childrenOf(node: AnyNode): AnyNode[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return [...(node.computed ? [node.key] : []), ...(node.value ? [node.value] : [])];
    case 'LabeledStatement':
      return [node.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ExportAllDeclaration':
      return [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local];
    case 'ExportSpecifier':
      return node.local.type === 'Identifier' ? [node.local] : [];
    case 'ExportNamedDeclaration':
      if (node.source) return [];
      break;
    default:
  }
  const children: AnyNode[] = [];
  for (const value of Object.values(node) as unknown[]) {
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) children.push(...value.filter(isNode));
  }
  return children;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
