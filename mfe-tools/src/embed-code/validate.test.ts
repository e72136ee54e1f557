import { emptyEmbed, lintEmbed, validateEmbed } from './demo-bot.ts';
import { countCharacters, cutCharacters } from './characters.ts';
import { isBlank, isUntouched } from './embed.ts';
import type { Embed } from './embed.ts';
import { ALONE } from './testing.ts';
import { totalCharacters } from './validate.ts';

const embed = (parts: Partial<Embed>): Embed => ({ ...emptyEmbed, title: 'A', ...parts });
const issues = (parts: Partial<Embed>) => validateEmbed(embed(parts)).map(({ path }) => path);
const findings = (parts: Partial<Embed>) =>
  lintEmbed(embed(parts)).map(({ level, path }) => `${level} ${path}`);

describe('validateEmbed', () => {
  it('accepts an embed with visible content', () => {
    for (const parts of [
      {},
      { title: '', description: 'x' },
      { title: '', content: 'x' },
      { title: '', image: 'https://a.test/i.png' },
      { title: '', author: { name: 'x', icon: '', url: '' } },
    ]) {
      expect(issues(parts)).toEqual([]);
    }
  });

  it.each(Object.entries(ALONE))('accepts an embed with only its %s', (_, parts) => {
    const alone = { ...emptyEmbed, ...parts };
    expect(validateEmbed(alone)).toEqual([]);
    expect(isBlank(alone)).toBe(false);
  });

  it('rejects an embed without visible content', () => {
    for (const parts of [
      { color: '#ff0000', url: 'https://a.test', timestamp: true },
      { title: ' \n', content: '\t', footer: { text: ' ', icon: '' } },
      { buttons: [{ label: 'Go', style: 'primary' as const, url: '', emoji: '' }] },
    ]) {
      expect(issues({ title: '', ...parts })).toEqual(['description']);
    }
    const field = { name: ' ', value: '', inline: true };
    expect(isBlank({ ...emptyEmbed, fields: [field] })).toBe(true);
  });

  it('[spec0 §5.6] checks the limit of every text', () => {
    const x = (count: number) => 'x'.repeat(count);
    expect(
      issues({
        content: x(2001),
        title: x(257),
        author: { name: x(257), icon: '', url: '' },
        fields: [{ name: x(257), value: x(1025), inline: false }],
        buttons: [{ label: x(81), style: 'primary', url: '', emoji: '' }],
      }),
    ).toEqual([
      'content',
      'author.name',
      'title',
      'fields.0.name',
      'fields.0.value',
      'buttons.0.label',
    ]);
    expect(issues({ description: x(4097) })).toEqual(['description']);
    expect(issues({ footer: { text: x(2049), icon: '' } })).toEqual(['footer.text']);
  });

  it('counts the same texts as Discord toward the limit of 6000, by code points', () => {
    const full = embed({
      content: 'not counted',
      title: '😀',
      description: ' ab ',
      author: { name: 'c', icon: '', url: 'https://not.counted' },
      footer: { text: 'd', icon: '' },
      fields: [{ name: 'e', value: 'f', inline: false }],
      buttons: [{ label: 'not counted', style: 'primary', url: '', emoji: '' }],
    });
    expect(totalCharacters(full)).toBe(7);
    expect(
      issues({
        description: 'x'.repeat(4096),
        footer: { text: 'x'.repeat(1904), icon: '' },
      }),
    ).toEqual(['description']);
  });

  it('requires the same texts as Discord', () => {
    expect(
      issues({
        color: 'red',
        author: { name: '', icon: 'https://a.test', url: '' },
        footer: { text: '', icon: 'https://a.test' },
        fields: [{ name: '', value: '', inline: false }],
        buttons: [
          { label: '', style: 'primary', url: 'x', emoji: '' },
          { label: '', style: 'primary', url: '', emoji: '<:a:1>' },
          { label: 'a', style: 'primary', url: '', emoji: 'y' },
        ],
      }),
    ).toEqual([
      ...['author.name', 'fields.0.name', 'footer.text', 'buttons.0.label'],
      ...['buttons.0.url', 'buttons.2.emoji', 'color'],
    ]);
    for (const field of [
      { name: '', value: 'b', inline: false },
      { name: 'a', value: ' ', inline: false },
    ]) {
      expect(issues({ fields: [field] })).toEqual([]);
    }
    expect(issues({ fields: Array(26).fill({ name: 'a', value: 'b', inline: true }) })).toEqual([
      'fields',
    ]);
  });

  it('counts and cuts texts by code points', () => {
    expect(countCharacters('a😀\ud83d')).toBe(3);
    expect(cutCharacters('😀😀😀', 2)).toBe('😀😀');
    expect(cutCharacters('ab', 5)).toBe('ab');
  });

  it('treats an embed with only a changed color as untouched', () => {
    expect(isUntouched({ ...emptyEmbed, color: '#000000' })).toBe(true);
    expect(isUntouched({ ...emptyEmbed, timestamp: true })).toBe(false);
  });
});

describe('lintEmbed', () => {
  it('has no findings for a plain embed', () => {
    expect(findings({ description: 'Hello {user.name}', color: '#ff0000' })).toEqual([]);
  });

  it.each([
    ['$v in a text', { description: 'costs $v' }, 'risk description'],
    ['{embed} in a text', { description: 'see {embed}' }, 'risk description'],
    ['&& in a value', { footer: { text: 'a && b', icon: '' } }, 'risk footer.text'],
    ['text that the import refuses', { description: 'See the document.' }, 'error description'],
    [String.raw`\n in a text of one line`, { description: String.raw`a\nb` }, 'risk description'],
    ['an unpaired brace', { description: ':}' }, 'risk description'],
    [
      'inline at the end',
      { fields: [{ name: 'a', value: 'is inline', inline: false }] },
      'risk fields.0.value',
    ],
    [
      'a field without a name',
      { fields: [{ name: '', value: 'b', inline: false }] },
      'risk fields.0.name',
    ],
    ['a title over 254', { title: 'x'.repeat(255) }, 'risk title'],
    ['a description over 2046', { description: 'x'.repeat(2047) }, 'risk description'],
    [
      'a value over 1022',
      { fields: [{ name: 'a', value: 'x'.repeat(1023), inline: false }] },
      'risk fields.0.value',
    ],
    [
      'an emoji id of odd length',
      { buttons: [{ label: 'a', style: 'primary', url: '', emoji: '<:a:12>' }] },
      'risk buttons.0.emoji',
    ],
    [
      'a button without an address',
      { buttons: [{ label: 'a', style: 'primary', url: '', emoji: '' }] },
      'note buttons.0.url',
    ],
    [
      'a colored link',
      { buttons: [{ label: 'a', style: 'danger', url: 'https://a.test', emoji: '' }] },
      'note buttons.0.url',
    ],
    ['an unknown variable', { description: '{user.nmae}' }, 'note description'],
    ['a mention in a title', { title: '<@1> A' }, 'note title'],
    [
      'an address without a title',
      { title: '', description: 'x', url: 'https://a.test' },
      'note title',
    ],
  ] as const)('reports %s', (_, parts, finding) => {
    expect(findings(parts as Partial<Embed>)).toContain(finding);
  });

  it('lists errors first', () => {
    expect(findings({ title: '{x}', description: 'x'.repeat(4097) })[0]).toBe('error description');
  });
});
