/**
 * Templates of first screens (docs/decisions/0094): HTML of the build with marks where the page server
 * fills in data. `START name END` is a text, `START # name END … START / name END` repeats what is
 * between the marks for each entry of a list. `.` names the entry itself. A percent-encoded mark is a part of
 * an address: `/commands/${encodeURIComponent(marked('category'))}` is the page of a category.
 */
const START = '\uE000';
const END = '\uE001';

/** A text of the data. @param name of a field, `a.b` of a field within it; `.`: the entry itself */
export const marked = (name: string): string => `${START}${name}${END}`;

/**
 * A list of the data, for components that do nothing but `map` it.
 * @param entry one entry, made of marks
 */
export function markedList<T>(name: string, entry: T): T[] {
  const list = {
    map: <R>(render: (entry: T, index: number) => R) => [
      `${START}#${name}${END}`,
      render(entry, 0),
      `${START}/${name}${END}`,
    ],
  };
  return list as unknown as T[];
}

/**
 * Text with elements (`RichText` of a site pack), for the component of that name: the page server makes its
 * elements, and takes nothing else here.
 */
export const markedRich = (name: string): { type: 'text'; value: string }[] => [
  { type: 'text', value: `${START}*${name}${END}` },
];

type MarkKind = 'text' | 'url' | 'segment' | 'value' | 'image' | 'color' | 'path';

export type TemplatePart =
  | { kind: 'html'; html: string }
  /**
   * Whole values of attributes: a web address, a picture, a color. Parts of
   * addresses: a segment with its slash, which an empty value leaves out, and a value of the query.
   */
  | { kind: MarkKind; name: string }
  /** Elements of a text, in place of an element's content. */
  | { kind: 'rich'; name: string }
  | { kind: 'list'; name: string; parts: TemplatePart[] };

const MARK = /\uE000([#/*]?)([\w.]+)\uE001|%EE%80%80([\w.]+)%EE%80%81/;
/** Elements whose content is no escaped text. A field of several lines may be there without any. */
const RAW =
  /<(?:script|style|textarea(?![^<>]*><\/textarea>)|title|iframe|embed|object|frame|noscript|template|xmp|plaintext|noembed)\b/i;
/** What a field of a form begins with; other elements have values that are no texts. */
const FIELD_VALUE = /^<input\s[^>]*\svalue="$/;
/** React writes `dateTime`. */
const TEXT_ATTRIBUTE = /^(?:title|alt|id|datetime|loading|aria-[a-z]+)$/i;
const URL_ATTRIBUTE = /^(?:href|src)$/;
/** What precedes a part of an address: no data decides about the host. */
const OWN_START = /^(?:\/[\w-]|https?:\/\/[\w.:-]+\/|%%brand\.\w+%%\/)[^"\\]*([/=])$/;

/**
 * Parses a template.
 * @throws Error for a mark where escaped text is not safe, and for lists that are not nested
 */
export function parseTemplate(html: string): TemplatePart[] {
  const raw = RAW.exec(html);
  if (raw) throw new Error(`a template must not contain ${raw[0]}>`);
  const pieces = html.split(MARK);
  const root: TemplatePart[] = [];
  const open: { name: string; parts: TemplatePart[] }[] = [{ name: '', parts: root }];
  let before = '';
  for (let index = 0; index < pieces.length; index += 4) {
    const [text = '', sign, name = '', encoded] = pieces.slice(index, index + 4);
    const top = open.at(-1)!;
    before += text;
    const kind = encoded === undefined ? undefined : partKindAt(before, encoded);
    const html = kind === 'segment' ? text.slice(0, -1) : text;
    if (html) top.parts.push({ kind: 'html', html });
    if (kind) {
      top.parts.push({ kind, name: encoded! });
      before += 'x';
      continue;
    }
    if (sign === undefined) break;
    if (sign === '') {
      top.parts.push({ kind: kindAt(before, pieces[index + 4] ?? '', name), name });
      // Later marks see where they are as if a word were here.
      before += 'x';
    } else if (kindAt(before, '', name) !== 'text' || isInTag(before)) {
      throw new Error(`${name} is within a tag`);
    } else if (sign === '*') {
      top.parts.push({ kind: 'rich', name });
      before += 'x';
    } else if (sign === '#') {
      const parts: TemplatePart[] = [];
      top.parts.push({ kind: 'list', name, parts });
      open.push({ name, parts });
    } else if (open.length > 1 && top.name === name) {
      open.pop();
    } else throw new Error(`the list ${name} ends where it is not open`);
  }
  if (open.length > 1) throw new Error(`the list ${open.at(-1)!.name} has no end`);
  return root;
}

/** React escapes `<` and `>` in texts and attributes: both are always parts of tags. */
const isInTag = (before: string) => before.lastIndexOf('<') > before.lastIndexOf('>');

/** The attribute at the end of a text, and its value so far. */
function attributeAt(before: string): [attribute: string, value: string] {
  const tag = before.slice(before.lastIndexOf('<'));
  const [, attribute = '', value = ''] = /\s([^\s="]+)="([^"]*)$/.exec(tag) ?? [];
  return [attribute, value];
}

function partKindAt(before: string, name: string): 'segment' | 'value' {
  const [attribute, value] = isInTag(before) ? attributeAt(before) : ['', ''];
  const [, last] = (URL_ATTRIBUTE.test(attribute) && OWN_START.exec(value)) || [];
  if (last) return last === '/' ? 'segment' : 'value';
  throw new Error(
    `the mark ${name} may be a part of an own address only, after its first segment: /commands/{${name}}`,
  );
}

function kindAt(before: string, after: string, name: string): MarkKind {
  if (!isInTag(before)) return 'text';
  const [attribute, value] = attributeAt(before);
  if (TEXT_ATTRIBUTE.test(attribute)) return 'text';
  const tag = before.slice(before.lastIndexOf('<'));
  if (FIELD_VALUE.test(tag) && after.startsWith('"')) return 'text';
  if (attribute === 'd' && value === '' && after.startsWith('"')) return 'path';
  if (attribute === 'fill' && value === '' && after.startsWith('"')) return 'color';
  if (URL_ATTRIBUTE.test(attribute) && after.startsWith('"')) {
    if (value === '') return attribute === 'src' ? 'image' : 'url';
  }
  throw new Error(`the mark ${name} is in ${attribute || 'a tag'}, where it may not be`);
}

/** @returns why the page server could not fill the template safely; undefined: it can */
export function templateProblem(html: string): string | undefined {
  try {
    parseTemplate(html);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
