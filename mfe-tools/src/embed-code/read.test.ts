import { emptyEmbed, readEmbedCode } from './demo-bot.ts';
import type { Embed } from './embed.ts';

const read = (code: string) => readEmbedCode(code).embed;
const notes = (code: string) =>
  readEmbedCode(code).notes.map(({ kind, where, message }) => `${kind} ${where}: ${message}`);
const embed = (parts: Partial<Embed>): Embed => ({ ...emptyEmbed, ...parts });

describe('readEmbedCode', () => {
  it('[spec0 §3.13, §9.8] reads every tagged part', () => {
    const code = [
      '{embed}',
      '{content: Hello {user.mention}}',
      '{title: Rules}',
      '{description: Be kind.\nAlways.}',
      '{url: https://a.test/rules}',
      '{color: #FF8800}',
      '{author: name: Juno && icon: https://a.test/i.png && url: https://a.test}',
      '{footer: text: Bye && icon: {guild.icon}}',
      '{thumbnail: {user.avatar}}',
      '{image: https://a.test/b.png}',
      '{field: name: One && value: 1 && inline}',
      '{field: name: Two && value: 2}',
      '{button: label: Go && style: success && url: https://a.test && emoji: <a:wave:413925068413468673>}',
      '{timestamp}',
    ].join(' && ');
    expect(readEmbedCode(code)).toEqual({
      found: true,
      notes: [],
      embed: {
        content: 'Hello {user.mention}',
        title: 'Rules',
        description: 'Be kind.\nAlways.',
        url: 'https://a.test/rules',
        color: '#FF8800',
        author: { name: 'Juno', icon: 'https://a.test/i.png', url: 'https://a.test' },
        footer: { text: 'Bye', icon: '{guild.icon}' },
        thumbnail: '{user.avatar}',
        image: 'https://a.test/b.png',
        fields: [
          { name: 'One', value: '1', inline: true },
          { name: 'Two', value: '2', inline: false },
        ],
        buttons: [
          {
            label: 'Go',
            style: 'success',
            url: 'https://a.test',
            emoji: '<a:wave:413925068413468673>',
          },
        ],
        timestamp: true,
      },
    });
  });

  it.each([
    ['$v', '{embed}$v{title: A}$v{description: B}'],
    ['::', '{embed}::{title: A}::{description: B}'],
    ['nothing', '{embed}{title: A}{description: B}'],
    ['new lines', '{embed}\n{title: A}\n\n{description: B}'],
    ['blanks and &&', '  {embed} && {title: A}   &&{description: B}  '],
    ['a mixture', '{Embed} $v {TITLE: A} && $v\n{ description : B }'],
  ])('parts may be separated by %s', (_, code) => {
    expect(readEmbedCode(code)).toEqual({
      found: true,
      notes: [],
      embed: embed({ title: 'A', description: 'B' }),
    });
  });

  it.each([
    ['the marker may be missing', '{title: A}', { title: 'A' }],
    ['the marker may be anywhere', '{title: A} && {embed}', { title: 'A' }],
    [
      'text before the marker is content',
      'Hi {user}! {embed}$v{title: A}',
      { content: 'Hi {user}!', title: 'A' },
    ],
    ['text before the marker gives way to content', 'x {embed}{content: Hi}', { content: 'Hi' }],
    ['message is content', '{message: Hi}', { content: 'Hi' }],
    ['colour is color', '{colour: #112233}', { color: '#112233' }],
    ['desc is description', '{desc: B}', { description: 'B' }],
    ['gif is image', '{gif: https://a.test/a.gif}', { image: 'https://a.test/a.gif' }],
    ['timestamp: true', '{title: A}{timestamp: true}', { title: 'A', timestamp: true }],
    ['timestamp: false', '{title: A}{timestamp: false}', { title: 'A' }],
    [
      'variables nest',
      '{title: {user.name} & {guild.name}}',
      { title: '{user.name} & {guild.name}' },
    ],
    ['the last of two counts', '{title: A}{title: B}', { title: 'B' }],
  ] as const)('reads a form that people write: %s', (_, code, parts) => {
    expect(read(code)).toEqual(embed(parts));
  });

  it.each([
    [
      'author',
      '{author: Juno && https://a.test/i.png && https://a.test}',
      { author: { name: 'Juno', icon: 'https://a.test/i.png', url: 'https://a.test' } },
    ],
    [
      'author with =',
      '{author: name = Juno && url = https://a.test}',
      { author: { name: 'Juno', icon: '', url: 'https://a.test' } },
    ],
    [
      'footer',
      '{footer: Bye && https://a.test/i.png}',
      { footer: { text: 'Bye', icon: 'https://a.test/i.png' } },
    ],
    ['field', '{field: A && B}', { fields: [{ name: 'A', value: 'B', inline: false }] }],
    ['inline', '{field: A && B && inline}', { fields: [{ name: 'A', value: 'B', inline: true }] }],
    ['true', '{field: A && B && true}', { fields: [{ name: 'A', value: 'B', inline: true }] }],
    ['false', '{field: A && B && false}', { fields: [{ name: 'A', value: 'B', inline: false }] }],
    [
      'inline: true',
      '{field: name: A && value: B && inline: true}',
      { fields: [{ name: 'A', value: 'B', inline: true }] },
    ],
    [
      'inline: false',
      '{field: name: A && value: B && inline: false}',
      { fields: [{ name: 'A', value: 'B', inline: false }] },
    ],
    [
      'bare inline behind the value',
      '{field: A && B inline}',
      { fields: [{ name: 'A', value: 'B', inline: true }] },
    ],
    [
      'bare inline behind a named value',
      '{field: name: A && value: B inline}',
      { fields: [{ name: 'A', value: 'B', inline: true }] },
    ],
    [
      '&& within a value',
      '{field: name: A && value: fish && chips}',
      { fields: [{ name: 'A', value: 'fish && chips', inline: false }] },
    ],
    [
      'no blanks around &&',
      '{field:A&&B&&inline}',
      { fields: [{ name: 'A', value: 'B', inline: true }] },
    ],
    [
      'an address is no key',
      '{footer: https://a.test && https://a.test/i.png}',
      { footer: { text: 'https://a.test', icon: 'https://a.test/i.png' } },
    ],
    [
      'button: style, label, emoji',
      '{button: red && Go && <:a:1>}',
      { buttons: [{ style: 'danger', label: 'Go', emoji: '<:a:1>', url: '' }] },
    ],
    [
      'button: link, label, url',
      '{button: link && Go && https://a.test}',
      { buttons: [{ style: 'primary', label: 'Go', emoji: '', url: 'https://a.test' }] },
    ],
    [
      'button: url, label, emoji',
      '{button: https://a.test && Go && <:a:1>}',
      { buttons: [{ style: 'primary', label: 'Go', emoji: '<:a:1>', url: 'https://a.test' }] },
    ],
  ] as const)('reads the arguments of a part: %s', (_, code, parts) => {
    expect(readEmbedCode(code)).toMatchObject({ notes: [], embed: embed(parts as Partial<Embed>) });
  });

  it('a backslash-n is a line break in a text of one line, with a note', () => {
    expect(read('{description: a\\nb}').description).toBe('a\nb');
    expect(notes('{description: a\\nb}')).toEqual([
      'changed Description: Each \\n became a line break.',
    ]);
    expect(read('{field: name: a\\nb && value: c}').fields[0]?.name).toBe('a\nb');
    // The builder writes a real backslash before an n so.
    expect(read('{description: a\\\\nb}').description).toBe('a\\nb');
    expect(read('{description: a\\nb\nc}').description).toBe('a\\nb\nc');
    expect(notes('{description: a\\nb\nc}')).toEqual([]);
  });

  it.each([
    ['{embed}$v{title: a { b}$v{description: B}', { title: 'a { b', description: 'B' }],
    ['{embed} && {title: a } b} && {description: B}', { title: 'a } b', description: 'B' }],
    [
      '{embed} && {author: name: A { && url: https://a.test} && {title: B}',
      { author: { name: 'A {', icon: '', url: 'https://a.test' }, title: 'B' },
    ],
    ['{title: A', { title: 'A' }],
    ['{message: {user.mention}$v', { content: '{user.mention}' }],
    [
      '{title: A && B} && {message: {user.mention} &&',
      { title: 'A && B', content: '{user.mention}' },
    ],
  ] as const)('reads %s despite its unbalanced braces, and reports them', (code, parts) => {
    expect(read(code)).toEqual(embed(parts));
    expect(notes(code)[0]).toMatch(/^changed Code: Its braces do not match/);
  });

  it('[spec0 §5.6] cuts texts at the limits, by whole characters, and reports it', () => {
    const long = (count: number) => '😀'.repeat(count);
    const code = [
      `{content: ${long(2001)}}{title: ${long(257)}}{description: ${long(4097)}}`,
      `{author: name: ${long(257)}}{footer: text: ${long(2049)}}`,
      `{field: name: ${long(257)} && value: ${long(1025)}}{button: label: ${long(81)}}`,
    ].join('');
    const { embed: result } = readEmbedCode(code);
    const lengths = [
      ...[result.content, result.title, result.description, result.author.name],
      ...[result.footer.text, result.fields[0]?.name, result.fields[0]?.value],
      result.buttons[0]?.label,
    ].map((text) => [...(text ?? '')].length);
    expect(lengths).toEqual([2000, 256, 4096, 256, 2048, 256, 1024, 80]);
    expect(notes(code)).toHaveLength(8);
    expect(notes(code)[0]).toBe('shortened Content: Shortened to 2000 characters.');
  });

  it('[spec0 §5.6] trims values', () => {
    expect(read('{title:  \n A \t}{field:  name:  B  &&  value:  C  }')).toEqual(
      embed({ title: 'A', fields: [{ name: 'B', value: 'C', inline: false }] }),
    );
  });

  it('[spec0 §5.7] keeps the default color unless it is # and six hex digits', () => {
    for (const color of ['ff8800', '#fff', '#ff88001', 'red', '#gg8800', '0xff8800']) {
      expect(read(`{color: ${color}}`).color).toBe('#729bb0');
      expect(notes(`{color: ${color}}`)).toHaveLength(1);
    }
    expect(read('{color: #Ff8800}').color).toBe('#Ff8800');
  });

  it('[spec0 §5.8] imports 25 fields and 5 buttons and ignores more', () => {
    const code = '{field: a && b}'.repeat(27) + '{button: label: a}'.repeat(6);
    expect(read(code).fields).toHaveLength(25);
    expect(read(code).buttons).toHaveLength(5);
    expect(notes(code)).toEqual([
      'dropped Fields: 2 fields left out (26-27): at most 25 are imported.',
      'dropped Buttons: 1 button left out (6): at most 5 are imported.',
    ]);
  });

  it('[spec0 §5.9] a button is primary unless its style is one of four or an alias', () => {
    const style = (word: string) => read(`{button: label: a && style: ${word}}`).buttons[0]?.style;
    expect(['primary', 'secondary', 'Success', 'DANGER'].map(style)).toEqual([
      ...['primary', 'secondary', 'success', 'danger'],
    ]);
    expect(['blue', 'blurple', 'grey', 'gray', 'green', 'red'].map(style)).toEqual([
      ...['primary', 'primary', 'secondary', 'secondary', 'success', 'danger'],
    ]);
    expect(['purple', '__proto__', 'toString', ''].map(style)).toEqual(Array(4).fill('primary'));
  });

  it('[spec0 §5.10] accepts only custom emoji for a button', () => {
    const emoji = (text: string) => read(`{button: label: a && emoji: ${text}}`).buttons[0]?.emoji;
    expect(emoji('<:ok_1:123>')).toBe('<:ok_1:123>');
    expect(emoji('<a:ok:413925068413468673>')).toBe('<a:ok:413925068413468673>');
    for (const text of ['😀', ':ok:', '<:ok:abc>', '<b:ok:1>', '<:o k:1>', 'x<:ok:1>']) {
      expect(emoji(text)).toBe('');
    }
  });

  it.each([
    ['https://a.test/x', 'https://a.test/x'],
    ['http://a.test', 'http://a.test'],
    ['HTTPS://a.test', 'HTTPS://a.test'],
    ['{user.avatar}', '{user.avatar}'],
    ['{appeal.url}', '{appeal.url}'],
    ['{user.name}', ''],
    ['java\u0000script:alert(1)', ''],
    ['data:text/html,x', ''],
    ['//a.test', ''],
    ['ftp://a.test', ''],
    ['https:a.test', ''],
    ['ht\ttps://a.test', 'https://a.test'],
    ['https://a\u0007.test', 'https://a.test'],
    ['vbscript:x', ''],
    ['blob:https://a.test', ''],
    ['https://', ''],
  ])('[spec0 §5.11] reads the address %j as %j', (text, address) => {
    expect(read(`{title: A}{url: ${text}}`).url).toBe(address);
  });

  it('reports what it leaves out', () => {
    expect(notes('{embed} junk {title: A} {poll: x}{footer: icon: javascript:x}')).toEqual([
      'dropped Text between parts: “junk” was left out.',
      'dropped Unknown part: “{poll: x}” is no part of embed code.',
      'dropped Footer, icon: “javascript:x” is no http or https address.',
    ]);
  });

  it('recognizes embed code by any known part', () => {
    const found = (code: string) => readEmbedCode(code).found;
    expect(['{title: A}', 'x {TITLE:A}', '{timestamp}'].map(found)).not.toContain(false);
    expect(['{embed}', '', 'hello', '{user.name}', '{x: y}', '}{'].map(found)).not.toContain(true);
  });
});
