import fc from 'fast-check';
import { readEmbedCode } from './demo-bot.ts';

const read = (inner: string) => readEmbedCode(`{embed}$v{title: T}$v{button: ${inner}}`);
const button = (parts: object) => ({ label: '', style: 'primary', url: '', emoji: '', ...parts });
const notes = (inner: string) =>
  read(inner).notes.map(({ where, message }) => `${where}: ${message}`);

const LINK = 'https://example.com';
const EMOJI = '<:x:123456789012345678>';

/** Each part with ways to write it. */
const PARTS = {
  label: [
    ...['Docs', 'Read the rules', 'Node.js', 'A: b', 'redo', 'link up', '{user.name}'],
    ...['discord.gg/abc now', '7', 'Go 🚪', '#rules'],
  ],
  style: ['primary', 'Secondary', 'success', 'DANGER', 'blurple', 'grey', 'green', 'red'],
  url: [LINK, 'http://a.test/?a=b&c=d#e', '{user.avatar}', 'https://a.test/{user.id}.png'],
  emoji: [EMOJI, '<a:wave:413925068413468673>'],
} as const;
type Key = keyof typeof PARTS;
const KEYS = Object.keys(PARTS) as Key[];
const ALIASES: Readonly<Record<string, string[]>> = { url: ['link'], style: ['type'] };
const STYLES: Readonly<Record<string, string>> = {
  blurple: 'primary',
  grey: 'secondary',
  green: 'success',
  red: 'danger',
};

describe('a button', () => {
  it('is read from every order of every subset of its parts, with keys and without', () => {
    const part = <K extends Key>(key: K) =>
      fc.record({
        key: fc.constant(key),
        value: fc.constantFrom(...(PARTS[key] as readonly string[])),
        name: fc.constantFrom('', key, ...(ALIASES[key] ?? [])),
        sign: fc.constantFrom(':', ': ', ' : ', '=', ' = '),
        isUpper: fc.boolean(),
      });
    const given = fc
      .shuffledSubarray(KEYS, { minLength: 1 })
      .filter((keys) => keys.some((key) => key !== 'style'))
      .chain((keys) => fc.tuple(...keys.map(part)));
    fc.assert(
      fc.property(given, fc.constantFrom(' && ', '&&', '$v', ' $v '), (parts, separator) => {
        const inner = parts.map(({ name, sign, value, isUpper }) => {
          return name === '' ? value : `${isUpper ? name.toUpperCase() : name}${sign}${value}`;
        });
        const wanted = Object.fromEntries(parts.map(({ key, value }) => [key, value]));
        const word = wanted.style?.toLowerCase();
        const style = word === undefined ? 'primary' : (STYLES[word] ?? word);
        const { embed, notes: found } = read(inner.join(separator));
        expect(embed.buttons).toEqual([button({ ...wanted, style })]);
        expect(found).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['Docs && https://example.com', { label: 'Docs', url: LINK }],
    [
      'Go && <:x:123456789012345678> && https://example.com',
      { label: 'Go', url: LINK, emoji: EMOJI },
    ],
    ['link && Docs && https://example.com', { label: 'Docs', url: LINK }],
    ['style: link && label: Docs && url: https://example.com', { label: 'Docs', url: LINK }],
    [
      'https://example.com && link && green && Docs',
      { label: 'Docs', url: LINK, style: 'success' },
    ],
    ['Link && https://example.com', { label: 'Link', url: LINK }],
    ['link && Link && https://example.com', { label: 'Link', url: LINK }],
    ['red && Danger', { style: 'danger', label: 'Danger' }],
    ['discord.gg/abc', { label: 'discord.gg/abc' }],
    ['🚪 && https://example.com', { label: '🚪', url: LINK }],
    ['https://example.com && https://a.test', { label: 'https://a.test', url: LINK }],
    ['link: https://example.com && emoji: <:x:123456789012345678>', { url: LINK, emoji: EMOJI }],
    ['label: fish \\&& chips && https://example.com', { label: 'fish && chips', url: LINK }],
  ])('is read without a note from %s', (inner, parts) => {
    expect(read(inner)).toMatchObject({ notes: [], embed: { buttons: [button(parts)] } });
  });

  it.each([
    [
      'enter && 🚪 && https://example.com && red',
      { label: 'enter', url: LINK, style: 'danger' },
      ['Button 1, emoji: “🚪” is no custom emoji such as <:name:id>.'],
    ],
    [
      '👨‍👩‍👧 && Family',
      { label: 'Family' },
      ['Button 1, emoji: “👨‍👩‍👧” is no custom emoji such as <:name:id>.'],
    ],
    [
      ':wave: && Hi',
      { label: 'Hi' },
      ['Button 1, emoji: “:wave:” is no custom emoji such as <:name:id>.'],
    ],
    [
      '413925068413468673 && Hi',
      { label: 'Hi' },
      ['Button 1, emoji: “413925068413468673” is no custom emoji such as <:name:id>.'],
    ],
    [
      'discord.gg/abc && Join',
      { label: 'Join' },
      ['Button 1, address: “discord.gg/abc” is no http or https address.'],
    ],
    [
      'Join && discord://-/channels/1',
      { label: 'Join' },
      ['Button 1, address: “discord://-/channels/1” is no http or https address.'],
    ],
    ['Go && disabled', { label: 'Go' }, ['Button: “disabled” fits nowhere in this part.']],
    [
      'Go && https://example.com && https://a.test',
      { label: 'Go', url: LINK },
      ['Button: “https://a.test” fits nowhere in this part.'],
    ],
    ['link && Go', { label: 'Go' }, ['Button 1, style: “link” is no style: primary instead.']],
  ])('names what it leaves out of %s', (inner, parts, named) => {
    expect(read(inner).embed.buttons).toEqual([button(parts)]);
    expect(notes(inner)).toEqual(named);
  });

  it('of any texts loses nothing without a note', () => {
    const text = fc.constantFrom(
      ...['Docs', 'Go', 'red', 'link', LINK, 'ftp://a.test', EMOJI, '🚪', ':ok:', '7', 'x.test/y'],
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
        const { embed, notes: found } = read(texts.join(' && '));
        const kept = JSON.stringify([embed.buttons, found.map(({ message }) => message)]);
        for (const each of new Set(texts)) {
          if (each === 'link' || each === 'red') continue;
          expect(kept).toContain(each);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
