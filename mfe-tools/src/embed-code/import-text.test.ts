import { emptyEmbed, importText } from './demo-bot.ts';
import { toDiscordMessage } from './discord-json.ts';
import { toForeignLink } from './foreign-link.ts';
import { ALONE } from './testing.ts';
import { writeEmbedCode } from './write.ts';

const outcome = (text: string) => {
  const result = importText(text);
  return result.ok ? 'ok' : result.message;
};
const FORMAT = 'Invalid embed code format. Please check your input and try again.';
const SIZE = 'The embed code is too large. Maximal 50KB allowed.';
const DANGER = 'The embed code contains potentially dangerous content.';

describe('importText', () => {
  it('[spec0 §5.3] rejects empty text and text that is not embed code', () => {
    for (const text of ['', '  \n', 'hello', '{user.name}', '{"a":1}', '[]', 'https://a.test']) {
      expect(outcome(text)).toBe(FORMAT);
    }
  });

  it('[spec0 §5.4] rejects more than 50000 characters', () => {
    const code = (length: number) => `{title: A}${' '.repeat(length - 10)}`;
    expect(outcome(code(50_000))).toBe('ok');
    expect(outcome(code(50_001))).toBe(SIZE);
  });

  it.each([
    '<script>',
    '</script >',
    '< \n/\t script',
    '<  script',
    '<ScRiPt src=x>',
    'javascript:alert(1)',
    'JavaScript:x',
    'onerror=x',
    'OnLoad=x',
    'onclick = x',
    'eval(1)',
    'document.cookie',
    'see the document. Thanks',
    'window.open',
  ])('[spec0 §5.5] rejects dangerous content: %s', (text) => {
    expect(outcome(`{embed} && {title: ${text}}`)).toBe(DANGER);
  });

  it.each([
    'doc\u200bument.x',
    'win\u0001dow.x',
    'e\u00adval (',
    'java\ufe0fscript:',
    '<\u2060script',
  ])('finds dangerous content between hidden letters: %j', (text) => {
    expect(outcome(`{title: ${text}}`)).toBe(DANGER);
    expect(outcome(JSON.stringify({ title: text }))).toBe(DANGER);
  });

  it('finds dangerous content that a written line break separates', () => {
    expect(importText('{title: A}{field: name: eval\\n(1) && value: b}')).toEqual({
      ok: false,
      message: DANGER,
      detail: 'Field 1, name: found eval(. Put a word between “eval” and “(”.',
    });
    expect(outcome('{title: eval\\\\n(1)}')).toBe('ok');
  });

  it('reports the position in the text with its hidden letters', () => {
    expect(
      importText('{title: \u200b\u200ba}\n{description: x\u200bdoc\u200bument.}'),
    ).toMatchObject({
      detail: expect.stringContaining('in line 2, character 17:'),
    });
  });

  it('reports the dangerous piece and its position', () => {
    expect(importText('{embed} && {title: A}\n{description: see the document. Thanks}')).toEqual({
      ok: false,
      message: DANGER,
      detail:
        'Found document. in line 2, character 23: “…escription: see the document. Thanks}”. ' +
        'Write “documents.”, or end the sentence with another word.',
    });
  });

  it('accepts harmless text that resembles dangerous content', () => {
    for (const text of [
      'medieval (old)',
      'retrieval(1)',
      'documents',
      'windows',
      'evaluate',
      'on load',
      'one error',
      'scripture',
    ]) {
      expect(outcome(`{title: ${text}}`)).toBe('ok');
    }
  });

  it('imports a Discord message with the same limits', () => {
    const json = JSON.stringify({
      content: ' Hi ',
      embeds: [
        {
          title: 'T',
          description: 'D',
          url: 'https://a.test',
          color: 7510960,
          timestamp: '2026-01-01T00:00:00.000Z',
          author: { name: 'A', url: 'https://a.test', icon_url: 'javascript :x' },
          footer: { text: 'F', icon_url: 'https://a.test/f.png' },
          thumbnail: { url: 'https://a.test/t.png' },
          image: { url: 'https://a.test/i.png' },
          fields: [{ name: 'N', value: 'V', inline: true }],
        },
        { title: 'second' },
      ],
      components: [
        {
          type: 1,
          components: [
            {
              type: 2,
              style: 5,
              label: 'Docs',
              url: 'https://a.test',
              emoji: { id: '39', name: 'b', animated: true },
            },
            { type: 2, style: 3, label: 'Yes', custom_id: 'yes' },
            { type: 3 },
          ],
        },
      ],
    }).replace('javascript :x', 'data:x');
    expect(importText(json)).toEqual({
      ok: false,
      message: 'This code has 2 embeds. The builder edits one: choose it.',
      choices: ['Embed 1: “T”', 'Embed 2: “second”'],
    });
    expect(importText(json, 0)).toEqual({
      ok: true,
      embed: {
        content: 'Hi',
        title: 'T',
        description: 'D',
        url: 'https://a.test',
        color: '#729bb0',
        timestamp: true,
        author: { name: 'A', url: 'https://a.test', icon: '' },
        footer: { text: 'F', icon: 'https://a.test/f.png' },
        thumbnail: 'https://a.test/t.png',
        image: 'https://a.test/i.png',
        fields: [{ name: 'N', value: 'V', inline: true }],
        buttons: [
          { label: 'Docs', style: 'secondary', url: 'https://a.test', emoji: '<a:b:39>' },
          { label: 'Yes', style: 'success', url: '', emoji: '' },
        ],
      },
      notes: [
        {
          kind: 'changed',
          where: 'Timestamp',
          message: 'It shows the time of sending: embed code has no other time.',
        },
        {
          kind: 'dropped',
          where: 'Author, icon',
          message: '“data:x” is no http or https address.',
        },
        {
          kind: 'dropped',
          where: 'Components',
          message: 'Only buttons are imported, not menus and shop buttons: 1 left out.',
        },
        { kind: 'dropped', where: 'Button 2', message: 'Embed code has no part for “custom_id”.' },
        { kind: 'dropped', where: 'Embeds', message: 'Only embed 1 of 2 is imported.' },
      ],
    });
    expect(importText(json, 1)).toMatchObject({ embed: { title: 'second', content: 'Hi' } });
  });

  it('asks which of several embeds in a code to take, and says so', () => {
    const code = '{message: Hi}{embed}{title: A}$v{embed}{description: B}{embed}';
    expect(importText(code)).toEqual({
      ok: false,
      message: 'This code has 2 embeds. The builder edits one: choose it.',
      choices: ['Embed 1: “A”', 'Embed 2: “B”'],
    });
    expect(importText(code, 1)).toEqual({
      ok: true,
      embed: { ...emptyEmbed, content: 'Hi', description: 'B' },
      notes: [{ kind: 'dropped', where: 'Embeds', message: 'Only embed 2 of 2 is imported.' }],
    });
    expect(outcome('{title: A}{embed}{description: B}')).toBe('ok');
  });

  it('rejects a marker without parts', () => {
    expect(outcome('{embed}')).toBe(FORMAT);
    expect(outcome('{embed}{embed} $v')).toBe(FORMAT);
    expect(outcome('Hello {embed}')).toBe('ok');
  });

  it.each([
    { flags: 32768, components: [{ type: 10, content: 'Hi' }] },
    { components: [{ type: 17, components: [{ type: 10, content: 'Hi' }] }] },
    { messages: [{ data: { flags: 1 << 15, components: [] } }] },
    [{ type: 9, components: [] }],
  ])('names Components V2: %j', (json) => {
    expect(outcome(JSON.stringify(json))).toMatch(/^This message uses Discord’s Components V2\./);
  });

  it('names everything that embed code cannot say', () => {
    const message = {
      content: 7,
      username: 'Bot',
      tts: false,
      poll: { question: {} },
      embeds: [
        {
          title: { a: 1 },
          color: 1 << 25,
          video: { url: 'https://a.test' },
          fields: [{ name: 'N' }, {}, { name: 'a', value: 'b', hidden: true }],
        },
      ],
      components: [
        {
          components: [
            { type: 2, style: 9, label: 'A', custom_id: 'button-1', emoji: { name: '🎉' } },
            { type: 2, style: 6, sku_id: '1' },
          ],
        },
      ],
    };
    const result = importText(JSON.stringify(message));
    expect(result.ok && result.notes.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'Embed: Embed code has no part for “video”.',
      'Title: An object is no text.',
      'Color: “33554432” is no color from 0 to 16777215: #729bb0 instead.',
      'Field 1: It has no value. Some bots refuse that.',
      'Field 2: It is empty.',
      'Field 3: Embed code has no part for “hidden”.',
      'Components: Only buttons are imported, not menus and shop buttons: 1 left out.',
      'Button 1, style: “9” is no style: primary instead.',
      'Button 1, emoji: Embed code has only custom emoji on buttons, not “🎉”.',
      'Message: Embed code has no part for “username”.',
      'Message: Embed code has no part for “poll”.',
    ]);
    expect(result).toMatchObject({ embed: { content: '7' } });
  });

  it('reads deep JSON without an error', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(outcome(deep)).toBe(FORMAT);
    expect(outcome(`{"content": "c", "title": ${deep}}`)).toBe('ok');
  });

  it('imports a single embed, and links of other builders', () => {
    expect(outcome('{"title":"A"}')).toBe('ok');
    const embed = { ...emptyEmbed, content: 'ä', title: '😀 {user.name}', description: 'x' };
    expect(importText(toForeignLink(embed))).toEqual({ ok: true, embed, notes: [] });
    const data = btoa(encodeURIComponent(JSON.stringify({ content: 'é', embed: { title: 'A' } })));
    expect(importText(`https://builder.test/?data=${encodeURIComponent(data)}`)).toMatchObject({
      ok: true,
      embed: { content: 'é', title: 'A' },
    });
  });

  it.each(Object.entries(ALONE))(
    'imports an exported message with only its %s unchanged',
    (_, parts) => {
      const embed = { ...emptyEmbed, ...parts };
      const message = toDiscordMessage(embed) as { content?: string; embeds: object[] };
      const forms = [writeEmbedCode(embed), JSON.stringify(message), toForeignLink(embed)];
      if (!message.content) forms.push(JSON.stringify(message.embeds[0]));
      for (const form of forms) expect(importText(form)).toEqual({ ok: true, embed, notes: [] });
    },
  );

  it('rejects dangerous content inside of a link', () => {
    expect(outcome(toForeignLink({ ...emptyEmbed, title: 'eval(1)' }))).toBe(DANGER);
  });

  it('warns of a blank next to $v', () => {
    expect(importText('{embed}$v {title: A}')).toMatchObject({
      notes: [{ where: 'Code', message: expect.stringContaining('next to $v') }],
    });
    expect(importText('{embed}$v{title: A}')).toMatchObject({ notes: [] });
  });
});
