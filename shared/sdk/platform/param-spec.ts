import type { PageRoute, ParamSpec } from './remote.ts';
import type { Piece } from './value-pattern.ts';
import { fitsPieces, parsePattern, patternProblem } from './value-pattern.ts';

/** Parsed patterns by declaration; empty: outside the grammar. */
const parsed = new WeakMap<ParamSpec, readonly Piece[]>();

/**
 * Whether a param may have the value. A pattern outside the grammar allows none; a list of known values
 * allows every value, because an unknown one leads to another page.
 */
export function allowsValue(spec: ParamSpec, value: string): boolean {
  if ('known' in spec) return value !== '';
  if ('oneOf' in spec) return Object.hasOwn(spec.oneOf, value);
  let pieces = parsed.get(spec);
  if (!pieces) {
    pieces = patternProblem(spec.pattern) === undefined ? parsePattern(spec.pattern) : [];
    parsed.set(spec, pieces);
  }
  return pieces.length > 0 && fitsPieces(pieces, value);
}

/** @returns one message for each pattern of the route outside the grammar */
export function patternProblems({
  path,
  params = {},
}: Pick<PageRoute, 'path' | 'params'>): string[] {
  return Object.entries(params).flatMap(([name, spec]) => {
    const problem = 'pattern' in spec ? patternProblem(spec.pattern) : undefined;
    return problem === undefined ? [] : [`route ${path}: invalid pattern of ${name}: ${problem}`];
  });
}
