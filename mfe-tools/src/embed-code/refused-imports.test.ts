import fc from 'fast-check';
import { emptyEmbed, importText } from './demo-bot.ts';
import { MAX_IMPORT } from './embed.ts';
import { toForeignLink } from './foreign-link.ts';
import { hostileText } from './testing.ts';

const FORMAT = 'Invalid embed code format. Please check your input and try again.';
const V2 = /^This message uses Discord’s Components V2\./;

const reasonOf = (text: string) => {
  const result = importText(text);
  if (result.ok) throw new Error(`${text} was imported`);
  expect(result.message).toBe(FORMAT);
  return result.detail;
};

describe('an import that shows nothing', () => {
  it.each([
    '{embed} && {color: #ff0000}',
    '{embed} && {url: https://a.test} && {timestamp}',
    '{author: icon: https://a.test/a.png}{footer: icon: https://a.test/f.png}',
    '{title: }{description:  }',
    '{image: ftp://a.test/a.png}',
    '{thumbnail: a.png}$v{color: #5865F2}',
    '{button: }',
    '{field: }',
    '{title: \u0000\u0007}',
    '{"title": ""}',
    '{"title": {}}',
    '{"embeds": [{"color": 5, "timestamp": "2026-01-01T00:00:00Z"}]}',
    '[{"image": {"url": "attachment://a.png"}}]',
    '{"content": [], "embeds": [{}]}',
    '{"messages": [{"data": {"content": " ", "embeds": [{"url": "https://a.test"}]}}]}',
    toForeignLink({ ...emptyEmbed, color: '#ff0000' }),
  ])('is refused with a reason, so that the draft stays: %j', (text) => {
    expect(reasonOf(text)).toMatch(/^(Nothing of it would show|There is no message)/);
  });

  it('is refused after one of several embeds was chosen', () => {
    expect(importText('{embed}{title: A}{embed}{color: #ff0000}', 1)).toMatchObject({
      message: FORMAT,
      detail: expect.stringContaining('Nothing of it would show'),
    });
  });

  it('says what was left out of it', () => {
    expect(reasonOf('{image: ftp://a.test/a.png}')).toBe(
      'Nothing of it would show in Discord, so your draft stays as it is. Image: “ftp://a.test/a.png” is no http or https address.',
    );
  });

  it('is taken if it has a button', () => {
    expect(importText('{button: Docs && https://a.test}')).toMatchObject({ ok: true });
  });
});

describe('a script of Components V2', () => {
  it.each([
    '{container}$v{text: # Title}$v{color: #5865F2}',
    ',ce {container}$v{text: Hello}$v{color: #5865F2}',
    '{cv2}$v{container}$v{text: Hello}$v{separator}$v{section}$v{text: Hi}$v{button: Go && https://a.test}',
    '{container}\n$v{color: #5865F2}\n$v{text: Hello world!}\n{container}',
    '{container}$v{section: # Title\\nText && {user.avatar}}$v{separator}$v{gallery: https://a.test/a.png}',
    '{Container: accent}$v{text: a { b}',
    '{section: A && B}$v{button: Go && https://a.test}',
    '{container}$v{title: A}$v{text: B}',
    '{embed}$v{container}$v{text: A}',
  ])('is refused: %s', (text) => {
    expect(importText(text)).toEqual({ ok: false, message: expect.stringMatching(V2) });
  });

  it('is none if the code has an embed that shows', () => {
    expect(importText('{embed}$v{title: A}$v{separator}$v{text: B}')).toMatchObject({
      ok: true,
      notes: [{ message: '“{separator}” is no part of embed code.' }, {}],
    });
  });
});

describe('an import that cannot be read', () => {
  it.each([
    [
      '{"title":"T","description":"d",}',
      'Line 1, character 32: “}”: Write a name in double quotes, or remove the comma before }.',
    ],
    [
      '\n  ```json\n{\n  "title": "T"\n  "color": 5\n}\n```',
      'Line 5, character 3: “"color"”: Write a comma between two values.',
    ],
    ['{"title": "T"', 'Line 1, character 14: Close the object with }.'],
    [
      "{'title': 'T'}",
      "Line 1, character 2: “'title'”: JSON has no such word. Write texts in double quotes.",
    ],
    [
      '[{"title": "T"},]',
      'Line 1, character 17: “]”: Write a value, or remove the comma before it.',
    ],
    [
      '{“title”: “T”}',
      'Line 1, character 2: ““title””: JSON has no such word. Write texts in double quotes.',
    ],
    [
      '{ title: "T", color: 5 }',
      'Line 1, character 3: “title”: JSON has no such word. Write texts in double quotes.',
    ],
    [
      "{\n  content: 'c',\n  embeds: [{ title: 'T' }]\n}",
      'Line 2, character 3: “content”: JSON has no such word. Write texts in double quotes.',
    ],
  ])('names line, column and fix of broken JSON: %j', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it.each([
    ['https://discord.com/channels/1/2/3', /link of a message in Discord/],
    ['https://ptb.discord.com/channels/1/2/3', /link of a message in Discord/],
    ['<https://canary.discord.com/channels/@me/2/3>', /link of a message in Discord/],
    ['discord.com/channels/1/2/3', /link of a message in Discord/],
    ['https://discord.com/api/webhooks/1/abc', /webhook/],
    ['https://share.discohook.app/go/abcd1234', /no message in it/],
    ['https://discord.gg/abc', /no message in it/],
    ['http://a.test', /no message in it/],
    ['https://a.test/embed', /no message in it/],
    ['https://a.test/embed#z=AAAA', /damaged/],
    ['https://a.test/embed#t=_w', /damaged/],
    ['https://discohook.app/?data=eyJtZXNzYWdlcyI6W3siZGF0YSI6', /damaged/],
    ['https://a.test/#data=!!', /damaged/],
  ])('says why a link cannot be read: %s', (text, reason) => {
    expect(reasonOf(text)).toMatch(reason);
  });

  it.each([
    [
      '',
      'There is no text in it. Paste embed code, a message as Discord’s JSON, or a link of a builder.',
    ],
    [
      ' \n',
      'There is no text in it. Paste embed code, a message as Discord’s JSON, or a link of a builder.',
    ],
    ['hello', 'It has no part of embed code, such as {title: Welcome}.'],
    ['{embed}', 'There is no part after {embed}, such as {title: Welcome}.'],
    ['{titel: X}', '“{titel: X}” is no part of embed code, such as {title: Welcome}.'],
    ['{user.name}', '“{user.name}” is no part of embed code, such as {title: Welcome}.'],
    ['{"a": 1}', 'There is no message in this JSON. Write an object with “content” or “embeds”.'],
    ['[]', 'There is no message in this JSON. Write an object with “content” or “embeds”.'],
  ])('says of %j why', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it.each(['{title: "T"}', '{title: "A", he said}', '{title: "A"}, {description: "b"}'])(
    'is none if embed code has texts in quotes: %s',
    (text) => expect(importText(text)).toMatchObject({ ok: true }),
  );

  it('has a reason, whatever it is', () => {
    const text = fc.oneof(hostileText(20), fc.string({ unit: 'binary' }), fc.webUrl());
    fc.assert(
      fc.property(text, (each) => {
        const result = importText(each);
        if (!result.ok && !V2.test(result.message)) {
          expect(result.detail ?? result.choices?.join()).toMatch(/./);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('says by how much it is too long', () => {
    expect(importText('x'.repeat(MAX_IMPORT + 3))).toEqual({
      ok: false,
      message: 'The embed code is too large. Maximal 50KB allowed.',
      detail: 'It has 50,003 characters. Shorten it by 3.',
    });
  });
});

describe('text before the marker', () => {
  const notes = (text: string) => {
    const result = importText(text);
    if (!result.ok) throw new Error(result.message);
    return [result.embed.content, ...result.notes.map(({ message }) => message)];
  };

  it.each([',ce', '!embed #general', ';;say', '.ce', '/embed create', '<@123456789012345678> ce'])(
    'is named if it looks like a command: %s',
    (text) => {
      expect(notes(`${text} {embed}$v{title: Hello}`)).toEqual([
        text,
        `“${text}” before {embed} looks like a command. Remove it if it is one.`,
      ]);
    },
  );

  it.each(['```', '`', '>', '||', '“'])('is named if it has only signs: %s', (text) => {
    expect(notes(`${text} {embed}$v{title: Hello}`)).toEqual([
      text,
      `“${text}” before {embed} has only signs. Remove them if they are no content.`,
    ]);
  });

  it.each(['{silent}', 'Hi {delete: 5}', '{if: {user.name} == a}', '{section: a}'])(
    'is named if it has a word in braces that is no variable: %s',
    (text) => {
      expect(notes(`${text}{embed}$v{title: Hello}`)).toEqual([
        text,
        `“${text}” before {embed} has a word in braces that is no variable: it would be sent as it is.`,
      ]);
    },
  );

  it.each([
    'Hello!',
    '🎉',
    '🇩🇪',
    '你好',
    '{user_name}, {guild.count}',
    '<:wave:123456789012345678>',
    '**Hi**',
    '- one',
    '<@1> welcome to us',
    '{user.mention}',
    ':wave: Hi',
    '> q',
    '...so',
  ])('is the content without a note otherwise: %s', (text) =>
    expect(notes(`${text} {embed}$v{title: Hello}`)).toEqual([text]),
  );

  it('is named if the code has another content', () => {
    expect(notes('Hi {embed}{content: Hello}')).toEqual([
      'Hello',
      '“Hi” was left out: the code has {content}.',
    ]);
  });
});
