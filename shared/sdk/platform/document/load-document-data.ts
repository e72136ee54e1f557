import { MAX_ANSWER_BYTES, pathOfMatch } from '../index.ts';
import type { DataCall, PageRoute, RouteData, RouteMatch } from '../index.ts';
import { callAddress, callValues } from './call-address.ts';
import { textOf, valueAt } from './field-path.ts';
import type { PublicGets } from './public-gets.ts';
import { isEmpty, viewOf } from './view-of.ts';

/** The data of a page in its document (docs/decisions/0094). */
export interface DocumentData {
  /** Changes with the content; two equal stamps of an address have the same content. */
  stamp: string;
  /** What the template is filled with. */
  view: unknown;
  /** Address of the API -> its answer. The page does not request these addresses. */
  answers: Record<string, unknown>;
  /** More exact than the route's declaration. */
  head?: { title: string; description: string };
}

/** `moved`: the page of these params has another path. */
export type LoadedData =
  | { kind: 'data'; data: DocumentData }
  | { kind: 'none' | 'unknown' }
  | { kind: 'moved'; path: string };

/** Where a document has no data, the page fetches it. */
const NONE = { kind: 'none' } as const;

/** Executes what a route declares of its data. @param search the query of the page's address */
export async function loadDocumentData(
  match: RouteMatch<PageRoute>,
  search: URLSearchParams,
  calls: PublicGets,
): Promise<LoadedData> {
  const { data } = match.route;
  // A release from before names data of the API in one word: its page fetches them.
  if (typeof data !== 'object' || data.without?.some((name) => search.has(name))) return NONE;
  const values = callValues(match.params, data.query, search);
  const declared = Object.entries(data.get).map(([name, call]) => toCall(name, call, values));
  const results = await Promise.all(declared.map((call) => calls.get(call)));
  const named: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  const stamps: string[] = [];
  for (const [index, { name, address, only, mayFail }] of declared.entries()) {
    const result = results[index]!;
    if (result.kind === 'answer') {
      named[name] = result.answer.value;
      if (only !== 'template') answers[address] = result.answer.value;
      stamps.push(result.answer.stamp);
    } else if (only === 'scripts' || mayFail) stamps.push('-');
    else if (result.kind === 'unknown' && data.notFound !== 'page') return { kind: 'unknown' };
    else return NONE;
  }
  if (data.needs !== undefined && isEmpty(valueAt(named, data.needs))) return NONE;
  const view = viewOf(data.view ?? Object.keys(data.get).join(), named);
  const path = canonicalPath(match, data.canonical, view);
  if (path !== undefined) return { kind: 'moved', path };
  const head = data.head && {
    title: fillFields(data.head.title, view),
    description: fillFields(data.head.description, view),
  };
  return { kind: 'data', data: { stamp: stamps.join(' '), view, answers, ...(head && { head }) } };
}

/** Replaces `{a.b}` by a field of a view. */
export const fillFields = (text: string, view: unknown): string =>
  text.replace(/\{([\w.]+)\}/g, (_, path: string) => textOf(valueAt(view, path)));

function toCall(name: string, call: DataCall, values: Record<string, string>) {
  const {
    path,
    only,
    mayFail,
    maxBytes = MAX_ANSWER_BYTES,
  } = typeof call === 'string' ? { path: call } : call;
  return { name, path, values, only, mayFail, maxBytes, address: callAddress(path, values) };
}

/** @returns undefined: the address has the canonical values already */
function canonicalPath(
  match: RouteMatch<PageRoute>,
  canonical: RouteData['canonical'],
  view: unknown,
): string | undefined {
  if (!canonical) return undefined;
  const own = Object.entries(canonical).map(([name, path]) => [name, textOf(valueAt(view, path))]);
  const params = { ...match.params, ...(Object.fromEntries(own) as Record<string, string>) };
  const path = pathOfMatch({ ...match, params });
  return path === pathOfMatch(match) ? undefined : path;
}
