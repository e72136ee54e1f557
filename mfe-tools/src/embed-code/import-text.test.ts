import { importText } from './import-text.ts';
import { toDiscordMessage } from './discord-json.ts';
import { toForeignLink } from './foreign-link.ts';
import { emptyEmbed } from './embed.ts';
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

  it('reports the dangerous piece and its position', () => {
    expect(importText('{embed} && {title: A}\n{description: see the document. Thanks}')).toEqual({
      ok: false,
      message: DANGER,
      detail: 'Found document. in line 2, character 23: …escription: see the document. Thanks}',
    });
  });

  it('accepts harmless text that resembles dangerous content', () => {
    for (const text of ['documents', 'windows', 'evaluate', 'on load', 'one error', 'scripture']) {
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
          kind: 'dropped',
          where: 'Author, icon',
          message: '“data:x” is no http or https address.',
        },
        { kind: 'dropped', where: 'Embeds', message: 'Only the first of 2 is imported.' },
        { kind: 'dropped', where: 'Components', message: 'Only buttons are imported.' },
      ],
    });
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
