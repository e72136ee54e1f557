import { emptyEmbed, readMessageJson } from './demo-bot.ts';
import type { Embed } from './embed.ts';
import { writeMessageJson } from './message-json.ts';

const AT = '2026-01-01T00:00:00.000Z';
const read = (value: unknown, which?: number) =>
  readMessageJson(typeof value === 'string' ? value : JSON.stringify(value, null, 2), AT, which);

describe('the JSON of a message', () => {
  it('reads what it writes, also the builder’s own time', () => {
    const embed: Embed = {
      ...{ ...emptyEmbed, content: 'Hi', title: 'Title', description: 'a\n"b" \\' },
      ...{ url: 'https://a.test/', timestamp: true, thumbnail: '{user.avatar}' },
      author: { name: 'A', icon: 'https://a.test/a.png', url: '' },
      fields: [{ name: 'N', value: 'V', inline: true }],
      buttons: [{ label: 'Go', style: 'success', url: '', emoji: '<a:wave:413925068413468673>' }],
    };
    expect(read(writeMessageJson(embed, AT))).toEqual({ embed, notes: [], choices: undefined });
  });

  it.each([
    ['{"title": "A"', 1, 14, 'Close the object with }.'],
    [
      '{\n  "title": "A",\n}',
      3,
      1,
      '“}”: Write a name in double quotes, or remove the comma before }.',
    ],
    ['{"fields": [1,]}', 1, 15, '“]”: Write a value, or remove the comma before it.'],
    ['{"a": 1 "b": 2}', 1, 9, '“"b"”: Write a comma between two values.'],
    ['{"a" 1}', 1, 6, '“1”: Write a colon between the name and its value.'],
    ["{'a': 1}", 1, 2, "“'a'”: JSON has no such word. Write texts in double quotes."],
    ['{"a": True}', 1, 7, '“True”: JSON has no such word. Write texts in double quotes.'],
    ['{"a": 1} // b', 1, 10, '“// b”: JSON has no comments. Remove this one.'],
    ['{"a": "b\n"}', 1, 7, 'Close the text with a double quote. Write a line break in it as \\n.'],
    ['{"a": "\\x"}', 1, 7, 'Write a backslash in a text as \\\\.'],
    ['{"a": "\\u1"}', 1, 7, 'Write four hex digits after \\u.'],
    ['{"a": "\t"}', 1, 7, 'Write line breaks and tabs in a text as \\n and \\t.'],
    ['{} {}', 1, 4, 'Remove everything after the end of the JSON.'],
    ['', 1, 1, 'Write a value, or remove the comma before it.'],
  ])('says of %j where it is wrong and how to fix it', (text, line, column, message) => {
    const result = read(text);
    expect(result).toMatchObject({ problem: { line, column } });
    expect(result).toMatchObject({ message: expect.stringContaining(message) as string });
    expect(result).toMatchObject({
      message: expect.stringMatching(`^Line ${line}, character ${column}: `) as string,
    });
  });

  it('refuses values nested too deep, and texts that are too long', () => {
    expect(read('['.repeat(50_000))).toMatchObject({ problem: { line: 1 } });
    expect(read('['.repeat(50_001))).toMatchObject({
      message: 'The JSON has 50001 characters; at most 50000 are read. Shorten it.',
    });
    const deep = `${'['.repeat(24_000)}${']'.repeat(24_000)}`;
    expect(() => read(deep)).not.toThrow();
  });

  it.each([[{}], [[]], [7], [null], ['"a"'], [{ embeds: [] }]])(
    'finds no message in %j',
    (value) => {
      expect(read(value)).toEqual({
        message: 'There is no message in this JSON. Write an object with “content” or “embeds”.',
      });
    },
  );

  it('names Components V2 and what to write instead', () => {
    for (const value of [{ flags: 32_768, components: [] }, { components: [{ type: 17 }] }]) {
      expect(read(value)).toMatchObject({
        message: expect.stringMatching(/Components V2.*“embeds”/) as string,
      });
    }
  });

  it('asks which of several embeds to take', () => {
    const value = {
      content: 'Hi',
      embeds: [{ title: 'One' }, { title: 'Two', footer: { text: 'F', x: 1 } }],
    };
    const names = ['Embed 1: “One”', 'Embed 2: “Two”'];
    expect(read(value)).toEqual({
      message: 'This JSON has 2 embeds. The form edits one: choose it.',
      choices: names,
    });
    expect(read(value, 1)).toMatchObject({
      embed: { title: 'Two', content: 'Hi' },
      choices: names,
    });
    expect(read(value, 2)).toMatchObject({ choices: names, message: expect.anything() as string });
  });
});

describe('what embed code cannot say', () => {
  const lines = (value: unknown, which?: number) => {
    const result = read(value, which);
    return result.embed && result.notes.map(({ line, where }) => `${line} ${where}`);
  };
  const embed = {
    title: 'x'.repeat(300),
    video: { url: 'x' },
    fields: [
      { name: 'A', value: 'B' },
      { name: 'C', value: {} },
    ],
  };
  const message = {
    content: 'A',
    embeds: [embed],
    poll: { question: 'x' },
    components: [
      { type: 1, components: [{ type: 2, style: 1, label: 'A', custom_id: 'button-1' }] },
      { type: 1, components: [{ type: 2, style: 9, label: 'B', emoji: { name: '👋' } }] },
    ],
  };

  it('is named with its line in a message', () => {
    const found = lines(message);
    const text = JSON.stringify(message, null, 2).split('\n');
    for (const entry of found ?? []) expect(entry).toMatch(/^\d+ /);
    const at = (where: string) => {
      const line = found?.find((entry) => entry.endsWith(` ${where}`))?.split(' ')[0];
      return text[Number(line) - 1]?.trim();
    };
    expect(at('Title')).toMatch(/^"title": "xxx/);
    expect(at('Embed')).toBe('"video": {');
    expect(at('Field 2, value')).toBe('"value": {}');
    expect(at('Message')).toBe('"poll": {');
    expect(at('Button 2, style')).toBe('"style": 9,');
    expect(at('Button 2, emoji')).toBe('"emoji": {');
  });

  it('is named with its line in an embed, a list and a backup', () => {
    expect(lines({ ...embed, video: null, fields: [] })).toEqual(['2 Title']);
    expect(lines([{ title: 'A' }, { title: 'B', video: { url: 'x' } }], 1)).toEqual([
      '7 Embed',
      'undefined Embeds',
    ]);
    const many = Array.from({ length: 27 }, () => ({ name: 'A', value: 'B' }));
    expect(lines({ title: 'A', fields: many })).toEqual([`${3 + 25 * 4 + 1} Fields`]);
    expect(lines({ author: 'x'.repeat(300), embeds: [] })).toEqual(['2 Author, name']);
    expect(lines({ content: 'c', embeds: { title: 'A', video: 'x' } })).toEqual(['5 Embed']);
    const backup = { messages: [{ data: { ...message, components: [], poll: null } }] };
    expect(lines(backup)?.every((entry) => /^\d/.test(entry))).toBe(true);
  });
});
