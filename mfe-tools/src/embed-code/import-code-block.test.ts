import { emptyEmbed, importText } from './demo-bot.ts';

it('takes a code and JSON out of a code block', () => {
  for (const text of [
    '```\n{embed} && {title: A}\n```',
    '```{title: A}```',
    '```json\n{"title": "A"}\n```',
    '`{embed}$v{title: A}`',
    '` {"title": "A"} `',
  ]) {
    expect(importText(text)).toEqual({
      ok: true,
      embed: { ...emptyEmbed, title: 'A' },
      notes: [],
    });
  }
  for (const text of ['```', '``````', '```json\n```', '`', '``', '` `'])
    expect(importText(text).ok).toBe(false);
});
