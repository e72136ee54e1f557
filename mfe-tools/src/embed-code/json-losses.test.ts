import fc from 'fast-check';
import { emptyEmbed, importText } from './demo-bot.ts';
import type { Embed } from './embed.ts';
import type { Json } from './discord-json.ts';

const read = (value: unknown, which?: number) => {
  const result = importText(JSON.stringify(value), which);
  if (!result.ok) throw new Error(result.message);
  const notes = result.notes.map(({ where, message }) => `${where}: ${message}`);
  return { embed: result.embed, notes };
};
const embed = (parts: Partial<Embed>): Embed => ({ ...emptyEmbed, ...parts });

/** A message with every field that embed code has a part for. */
const whole = () => ({
  content: 'c',
  embeds: [
    {
      title: 'T',
      type: 'rich',
      description: 'd',
      url: 'https://a.test',
      color: 15548997,
      timestamp: true,
      author: { name: 'A', url: 'https://a.test/a', icon_url: 'https://a.test/a.png' },
      footer: { text: 'F', icon_url: 'https://a.test/f.png' },
      thumbnail: { url: 'https://a.test/t.png' },
      image: { url: 'https://a.test/i.png' },
      fields: [
        { name: 'N', value: 'V', inline: true },
        { name: 'O', value: 'W' },
      ],
    },
  ],
  components: [
    {
      type: 1,
      components: [
        { type: 2, style: 5, label: 'L', url: 'https://a.test/b', emoji: { name: 'e', id: '17' } },
        { type: 2, style: 4, label: 'M', custom_id: 'button-2' },
      ],
    },
  ],
});
/** The same in a backup, a list of embeds, and a message with its embed alone. */
const FORMS: readonly ((message: Json) => unknown)[] = [
  (message) => message,
  (message) => ({ messages: [{ data: message }] }),
  (message) => [message],
  (message) => (message.embeds as Json[])[0],
  ({ embeds, ...message }) => ({ ...message, embed: (embeds as Json[])[0] }),
  ({ embeds, ...message }) => ({ ...message, embeds: (embeds as Json[])[0] }),
];

type Path = (string | number)[];
/** Every place of a value, with the value itself. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(Object(value));
  const inner = typeof value === 'object' && value !== null ? keys : [];
  return [path, ...inner.flatMap((key) => pathsOf((value as Json)[key], [...path, key]))];
}
function put(value: unknown, [key, ...rest]: Path, next: (old: unknown) => unknown): unknown {
  if (key === undefined) return next(value);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Json) }) as Json;
  copy[key] = put(copy[key], rest, next);
  return copy;
}

const TOKEN = 'zqzq';
/** Values that say something and stand at the place of another one. */
const ODD: readonly unknown[] = [
  TOKEN,
  987654321,
  true,
  { [TOKEN]: TOKEN },
  { [TOKEN]: { a: 1 } },
  [TOKEN],
  [7, [TOKEN]],
  [{ [TOKEN]: TOKEN }],
];
const says = (value: unknown) => JSON.stringify(value).includes(TOKEN);

describe('a field of JSON', () => {
  it('is taken or named, whatever stands at its place', () => {
    for (const form of FORMS) {
      const plain = form(whole());
      const first = read(plain);
      for (const path of pathsOf(plain)) {
        for (const value of ODD) {
          const text = JSON.stringify(put(plain, path, () => value));
          if (path.length === 0 || text === JSON.stringify(plain)) continue;
          const result = importText(text, 0);
          if (!result.ok) continue;
          const isTaken = JSON.stringify(result.embed) !== JSON.stringify(first.embed);
          const isNamed = result.notes.length > 0;
          // What is changed in the embed is seen in it only if all of it is there.
          const isSeen = isTaken && (!says(value) || says(result.embed) || isNamed);
          if (!isSeen && !isNamed) throw new Error(`${path.join('.')}: ${JSON.stringify(value)}`);
        }
      }
    }
  });

  it('is named if it is none of the known ones, in every object', () => {
    for (const form of FORMS) {
      const plain = form(whole());
      expect(read(plain).notes).toEqual([]);
      const objects = pathsOf(plain).filter((path) => {
        let at: unknown = plain;
        for (const key of path) at = (at as Json)[key];
        return typeof at === 'object' && at !== null && !Array.isArray(at);
      });
      for (const path of objects) {
        const more = put(plain, path, (old) => ({ ...(old as Json), [TOKEN]: 'x' }));
        expect([path, read(more).notes]).toEqual([path, [expect.stringContaining(TOKEN)]]);
      }
    }
  });

  it('is named if an item is added to a list that is no item', () => {
    for (const form of FORMS) {
      const plain = form(whole());
      for (const path of pathsOf(plain)) {
        for (const item of [TOKEN, 7, true, [TOKEN]]) {
          let isList = false;
          const more = put(plain, path, (old) => {
            isList = Array.isArray(old);
            return isList ? [...(old as unknown[]), item] : old;
          });
          if (isList)
            expect([path, item, read(more).notes]).toEqual([path, item, [expect.any(String)]]);
        }
      }
    }
  });

  it('of any JSON is taken or named', () => {
    const key = fc.constantFrom(
      ...[
        'content',
        'embeds',
        'embed',
        'title',
        'description',
        'color',
        'author',
        'footer',
        'text',
      ],
      ...[
        'name',
        'value',
        'fields',
        'inline',
        'thumbnail',
        'image',
        'url',
        'icon_url',
        'type',
        'id',
      ],
      ...['components', 'style', 'label', 'emoji', 'messages', 'data', 'flags', 'x', 'attachments'],
    );
    let count = 0;
    const leaf = fc.constant(0).map(() => `z${(count += 1)}z`);
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const result = importText(JSON.stringify(value), 0);
        if (!result.ok) return expect(result.detail).toMatch(/\.$/);
        const said = JSON.stringify(value).match(/z\d+z/g) ?? [];
        const lost = said.filter((token) => !JSON.stringify(result.embed).includes(token));
        expect(lost.length === 0 || result.notes.length > 0).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('JSON that people write', () => {
  it.each<[unknown, Partial<Embed>]>([
    [
      { title: 'T', author: 'G. L.', thumbnail: 'https://example.com/t.jpg' },
      {
        title: 'T',
        author: { name: 'G. L.', icon: '', url: '' },
        thumbnail: 'https://example.com/t.jpg',
      },
    ],
    [
      { title: 'T', footer: 'F', image: 'https://example.com/i.jpg' },
      { title: 'T', footer: { text: 'F', icon: '' }, image: 'https://example.com/i.jpg' },
    ],
    [
      { content: 'c', embeds: { title: 'T' } },
      { content: 'c', title: 'T' },
    ],
    [
      { content: 'c', title: 'T' },
      { content: 'c', title: 'T' },
    ],
    [
      { title: 'T', color: '15548997' },
      { title: 'T', color: '#ed4245' },
    ],
    [
      { title: 'T', color: '#ED4245' },
      { title: 'T', color: '#ED4245' },
    ],
    [
      { title: 'T', fields: { name: 'N', value: 'V', inline: 'true' } },
      { title: 'T', fields: [{ name: 'N', value: 'V', inline: true }] },
    ],
    [
      { content: 'c', components: { type: 2, style: 'Danger', label: 'L', emoji: '<:x:17>' } },
      { content: 'c', buttons: [{ label: 'L', style: 'danger', url: '', emoji: '<:x:17>' }] },
    ],
    [
      { content: 'c', components: [{ type: 2, style: '3', label: 'L' }] },
      { content: 'c', buttons: [{ label: 'L', style: 'success', url: '', emoji: '' }] },
    ],
    [[{ content: 'c', embeds: [{ title: 'T' }] }], { content: 'c', title: 'T' }],
  ])('%j is taken whole', (value, parts) => {
    expect(read(value)).toEqual({ embed: embed(parts), notes: [] });
  });

  it.each<[unknown, string[]]>([
    [
      { title: 'T', color: 'RED' },
      ['Color: “RED” is no color from 0 to 16777215: #729bb0 instead.'],
    ],
    [
      { title: 'T', color: '16777216' },
      ['Color: “16777216” is no color from 0 to 16777215: #729bb0 instead.'],
    ],
    [{ title: 'T', author: ['A'] }, ['Author: A list is no author.']],
    [{ title: 'T', image: true }, ['Image: “true” is no image.']],
    [{ title: 'T', thumbnail: { href: 'x' } }, ['Thumbnail: Embed code has no part for “href”.']],
    [{ title: 'T', fields: 'F' }, ['Fields: “F” is no list.']],
    [{ title: 'T', fields: ['F', { name: 'N', value: 'V' }] }, ['Field 1: “F” is no field.']],
    [{ content: 'c', embeds: ['E'] }, ['Embeds: “E” is no embed.']],
    [{ content: 'c', embeds: [{ title: 'T' }, 'E'] }, ['Embeds: “E” is no embed.']],
    [
      { content: 'c', attachments: [{ id: 0 }] },
      ['Message: Embed code has no part for “attachments”.'],
    ],
    [{ content: 'c', components: 'C' }, ['Components: “C” is no list.']],
    [
      { content: 'c', components: [{ type: 1, components: [{ type: 3, options: [] }, 'x'] }] },
      ['Components: Only buttons are imported, not menus and shop buttons: 2 left out.'],
    ],
    [
      { messages: [{ data: { content: 'c' } }, { data: { attachments: [{}] } }], version: 7 },
      [
        'Messages: 1 message without content and embeds is left out.',
        'Messages: Embed code has no part for “version”.',
      ],
    ],
    [
      {
        content: 'c',
        components: [{ type: 2, label: 'L', emoji: { name: 'x', id: 2 ** 58 } }],
      },
      ['Button 1, emoji: This number was rounded: write it in double quotes.'],
    ],
    [
      { title: 'T', thumbnail: { url: 'https://a.test', height: 80, proxy_url: 'https://b.test' } },
      ['Added by Discord: “height” and “proxy_url” are left out.'],
    ],
    [
      { content: 'c', id: '1', channel_id: '2', author: { id: '3', username: 'u' } },
      ['Added by Discord: “id”, “channel_id” and “author” are left out.'],
    ],
  ])('%j loses what its notes name', (value, notes) => {
    expect(read(value).notes).toEqual(notes);
  });
});
