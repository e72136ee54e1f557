import { allowsValue } from '@portico/sdk/platform';
import type { PageRoute, ParamSpec } from '@portico/sdk/platform';

/** The addresses that a route matches. */
export type Addresses = Pick<PageRoute, 'path' | 'params'>;

interface Pattern {
  segments: string[];
  isOpen: boolean;
  params: Record<string, ParamSpec>;
}

/**
 * Finds an address that both routes match. Two patterns are assumed to have a value in common, so
 * that the gate rejects in doubt.
 * @returns undefined if there is none
 */
export function overlap(one: Addresses, other: Addresses): string | undefined {
  const [a, b] = [patternOf(one), patternOf(other)];
  const most = Math.max(a.segments.length, b.segments.length);
  const address: string[] = [];
  for (let index = 0; index < most; index += 1) {
    const [left, right] = [a.segments[index], b.segments[index]];
    if (left !== undefined && right !== undefined) {
      const shared = commonValue([left, a], [right, b]);
      if (shared === undefined) return undefined;
      address.push(shared);
    } else {
      const [longer, shorter] = left === undefined ? [b, a] : [a, b];
      const rest = longer.segments.slice(index).map((segment) => exampleOf(segment, longer));
      if (!shorter.isOpen) return undefined;
      return allowsRest(shorter, rest) ? `/${[...address, ...rest].join('/')}` : undefined;
    }
  }
  return `/${address.join('/')}`;
}

function patternOf({ path, params = {} }: Addresses): Pattern {
  const segments = path.split('/').filter(Boolean);
  const isOpen = segments.at(-1) === '*';
  return { segments: isOpen ? segments.slice(0, -1) : segments, isOpen, params };
}

/** What a segment matches: `anything` for a param without a spec; undefined for a fixed segment. */
const specOf = (segment: string, { params }: Pattern): ParamSpec | 'anything' | undefined =>
  segment.startsWith(':') ? (params[segment.slice(1)] ?? 'anything') : undefined;

/** @returns a value that both segments match */
function commonValue(
  [left, a]: [string, Pattern],
  [right, b]: [string, Pattern],
): string | undefined {
  const [one, two] = [specOf(left, a), specOf(right, b)];
  if (!one && !two) return left === right ? left : undefined;
  if (!one) return two && allows(two, left) ? left : undefined;
  if (!two) return allows(one, right) ? right : undefined;
  const values = valuesOf(one) ?? valuesOf(two);
  return values ? values.find((value) => allows(one, value) && allows(two, value)) : left;
}

const valuesOf = (spec: ParamSpec | 'anything') =>
  spec !== 'anything' && 'oneOf' in spec ? Object.keys(spec.oneOf) : undefined;

const allows = (spec: ParamSpec | 'anything', value: string) =>
  spec === 'anything' ? value !== '' : allowsValue(spec, value);

function exampleOf(segment: string, pattern: Pattern): string {
  const spec = specOf(segment, pattern);
  return (spec && valuesOf(spec)?.[0]) ?? segment;
}

/** Whether an open route matches the rest; a rest with params is assumed to match. */
function allowsRest({ params }: Pattern, rest: string[]): boolean {
  const spec = params['*'];
  return !spec || rest.some((segment) => segment.startsWith(':')) || allows(spec, rest.join('/'));
}
