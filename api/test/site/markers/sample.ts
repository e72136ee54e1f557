import { randomInt } from 'node:crypto';
import type { z } from 'zod';

/** A value of the marked pack, by which its place on the site is found. */
export interface Marker {
  /** Of the pack: `en/team.yaml`. */
  file: string;
  /** Path of its key: `ranks.0.title`. */
  key: string;
  /** How the site shows it. */
  shown: string;
}

/** What a key must be for other files to fit it, and the keys of records: path of the key -> value or keys. */
export interface Given {
  values: Readonly<Record<string, unknown>>;
  keys: Readonly<Record<string, readonly string[]>>;
}

const LETTERS = 'bcdfghjkmnpqrstvwxz';

/** Random and in no language. */
export const marker = (): string =>
  `q${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Of all files, so that no number is in two of them. */
const last = { number: 30, price: 10_000 };

const hex = () => `#${randomInt(0x202020, 0xdfdfdf).toString(16).padStart(6, '0')}`;
const ICONS = ['anvil', 'axe', 'beef', 'bike', 'bone', 'cat', 'cherry', 'drum', 'fan', 'fish'];

/** Texts with a marker in them. The first that a key takes is its value. */
const forms = (mark: string, hasVariables: boolean): string[] => [
  ...(hasVariables ? [`A ${mark} {{product}}`] : []),
  mark,
  `https://${mark}.example/${mark}`,
  `${mark}@${mark}.example`,
  `pictures/${mark}.svg`,
  hex(),
  `~${mark[1]}`,
  'fi',
  'GBP',
  '2019-11',
  String(randomInt(1e14, 2e14)) + String(randomInt(1e3, 9e3)),
  '/status',
  ICONS[randomInt(ICONS.length)]!,
];

/** Makes values of the shapes of a pack's files, in which each text and number is another one. */
export class Sampler {
  readonly markers: Marker[] = [];

  /** @param file of the pack, for its markers */
  constructor(
    private readonly file: string,
    private readonly given: Given = { values: {}, keys: {} },
  ) {}

  /** A value with all that the shape knows. */
  of(shape: z.ZodType, key = '', index = 0): unknown {
    if (Object.hasOwn(this.given.values, key)) return this.given.values[key];
    const { def } = (shape as unknown as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'optional':
      case 'default':
      case 'prefault':
        return this.of(def.innerType as z.ZodType, key, index);
      case 'pipe':
        return isText(def.in) ? this.text(shape, key) : this.of(def.in as z.ZodType, key, index);
      case 'object':
        return this.object(shape, def.shape as Record<string, z.ZodType>, key, index);
      case 'record':
        return Object.fromEntries(
          (this.given.keys[key] ?? []).map((name) => [
            name,
            this.of(def.valueType as z.ZodType, below(key, name)),
          ]),
        );
      case 'array':
        return this.list(shape, def.element as z.ZodType, key);
      case 'union':
        return this.of(choiceOf(def.options as z.ZodType[], index), key, index);
      case 'enum': {
        const values = Object.values(def.entries);
        return values[index % values.length];
      }
      case 'literal':
        return def.values[0];
      case 'boolean':
        return index === 0;
      case 'number':
        return this.number(shape as z.ZodNumber, key);
      case 'string':
        return this.text(shape, key);
      default:
        throw new Error(`${this.file}: ${key} is of the type ${def.type}, which has no sample yet`);
    }
  }

  /** Keys that do not fit the others are left out, or have another form. */
  private object(
    shape: z.ZodType,
    keys: Record<string, z.ZodType>,
    key: string,
    index: number,
  ): unknown {
    const value = Object.fromEntries(
      Object.entries(keys).map(([name, each]) => [name, this.of(each, below(key, name), index)]),
    );
    for (let attempt = 1; attempt < 20; attempt += 1) {
      const issue = shape.safeParse(value).error?.issues.find(({ code }) => code === 'custom');
      const [name] = issue?.path ?? [];
      if (typeof name !== 'string' || issue?.path.length !== 1) break;
      const path = below(key, name);
      this.forget(path);
      if (defOf(keys[name]).type === 'optional') delete value[name];
      else value[name] = this.text(keys[name]!, path, attempt);
    }
    return value;
  }

  private list(shape: z.ZodType, element: z.ZodType, key: string): unknown[] {
    const { minimum = 0, maximum = 100 } = shape._zod.bag as { minimum?: number; maximum?: number };
    const count = Math.max(minimum, Math.min(maximum, Math.max(2, choices(element).length)));
    return Array.from({ length: count }, (_, at) => this.of(element, below(key, String(at)), at));
  }

  private number(shape: z.ZodNumber, key: string): number {
    const max = shape.maxValue ?? Infinity;
    // Prices are large, so that they are found as they are written.
    const isPrice = max >= 1_000_000;
    const value = isPrice ? (last.price += 137) : (last.number += 1);
    if (!shape.safeParse(value).success)
      throw new Error(`${this.file}: ${key} takes no ${value}: give it a value`);
    this.add(key, String(value));
    return value;
  }

  /** @param first of the forms to try */
  private text(shape: z.ZodType, key: string, first = 0): string {
    const mark = marker();
    for (const text of forms(mark, this.file.includes('/')).slice(first)) {
      const { success, data } = shape.safeParse(text);
      if (!success) continue;
      const isRich = Array.isArray(data);
      const shown = typeof data === 'string' ? data : text;
      this.add(key, shown.replace(/^pictures\/|^A | \{\{product\}\}$/g, ''));
      return isRich ? `${text} [${text}](/terms)` : text;
    }
    throw new Error(`${this.file}: ${key} takes none of the known forms: give it a value`);
  }

  private forget(key: string): void {
    const at = this.markers.findIndex((each) => each.key === key);
    if (at >= 0) this.markers.splice(at, 1);
  }

  private add(key: string, shown: string): void {
    this.markers.push({ file: this.file, key, shown });
  }
}

const below = (key: string, name: string) => (key === '' ? name : `${key}.${name}`);

const defOf = (shape: unknown) => (shape as z.core.$ZodTypes)._zod.def;

/** Whether it is written as a text, whatever becomes of it. */
function isText(shape: unknown): boolean {
  const def = defOf(shape);
  return def.type === 'string' || (def.type === 'pipe' && isText(def.in));
}

/** The shapes that an element of a list may have. */
function choices(element: unknown): unknown[] {
  const def = defOf(element);
  if (def.type === 'union') return [...def.options];
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'pipe' ? choices(def.in) : [element];
}

/** Of alternatives of one kind, that of the index; else the one that says most. */
function choiceOf(options: z.ZodType[], index: number): z.ZodType {
  const kinds = ['object', 'pipe', 'string', 'number', 'boolean', 'literal'];
  const rank = (option: z.ZodType) => kinds.indexOf(innerType(option));
  const best = Math.min(...options.map(rank));
  const equal = options.filter((option) => rank(option) === best);
  return equal[index % equal.length]!;
}

const innerType = (shape: unknown): string => {
  const def = defOf(shape);
  return def.type === 'pipe' ? innerType(def.in) : def.type;
};
