import { importText } from './demo-bot.ts';

/** What an import reads, and its notes in words. */
function read(value: unknown) {
  const result = importText(JSON.stringify(value));
  if (!result.ok) return result.detail;
  const { title, content, buttons } = result.embed;
  const notes = result.notes.map(({ where, message }) => `${where}: ${message}`);
  return { title, content, labels: buttons.map(({ label }) => label), notes };
}
const whole = (parts: object) => ({ title: '', content: '', labels: [], notes: [], ...parts });

describe('a message in an object', () => {
  const message = { content: 'c', embeds: [{ title: 'T' }] };

  it.each([
    ['an item of a backup', { data: message }],
    ['a backup with one message in place of a list', { messages: { data: message } }],
    ['the same without `data`', { messages: message }],
  ])('is found in %s', (_, value) => {
    expect(read(value)).toEqual(whole({ content: 'c', title: 'T' }));
  });

  it('is found in an answer to a command, with a note of its type', () => {
    const notes = ['Messages: Embed code has no part for “type”.'];
    expect(read({ type: 4, data: message })).toEqual(whole({ content: 'c', title: 'T', notes }));
  });

  it('is not found in `data` of a message', () => {
    const notes = ['Message: Embed code has no part for “data”.'];
    expect(read({ content: 'c', data: { content: 'd' } })).toEqual(whole({ content: 'c', notes }));
    expect(read({ data: { a: 1 } })).toContain('There is no message in this JSON.');
  });
});

describe('the content of a message', () => {
  it.each<[unknown, object]>([
    [{ content: 0 }, { content: '0' }],
    [
      { content: 0, embeds: [{ title: 'T' }] },
      { content: '0', title: 'T' },
    ],
    [[{ content: 0 }], { content: '0' }],
    [{ messages: [{ data: { content: 0 } }] }, { content: '0' }],
    // Nadeko's name of it.
    [{ plainText: 'p' }, { content: 'p' }],
    [
      { plainText: 0, title: 'T' },
      { content: '0', title: 'T' },
    ],
    [
      { plainText: 'p', embeds: [{ title: 'T' }] },
      { content: 'p', title: 'T' },
    ],
    [{ plainText: 'p', content: null }, { content: 'p' }],
    [
      { plainText: 'p', content: 'c' },
      { content: 'c', notes: ['Message: Embed code has no part for “plainText”.'] },
    ],
    [
      { plainText: 'p', content: 'c', title: 'T' },
      {
        ...{ content: 'c', title: 'T' },
        notes: ['Embed: Embed code has no part for “plainText”.'],
      },
    ],
  ])('is found in %j', (value, parts) => {
    expect(read(value)).toEqual(whole(parts));
  });

  it.each([{ content: false }, { content: '' }, { content: [] }, { plainText: null }])(
    'is not found in %j, which says nothing',
    (value) => {
      expect(read(value)).toContain('There is no message in this JSON.');
    },
  );
});

describe('the data of a link', () => {
  const json = '{"title":"T"}';

  it.each([
    `https://a.test/?data=${encodeURIComponent(json)}`,
    `https://a.test/?data=${json}`,
    `https://a.test/#/?data=${btoa(json)}`,
    `https://a.test/#/edit?x=1&data=${btoa(json)}`,
    `https://a.test/#data=${btoa(json)}`,
  ])('is found in %s', (link) => {
    expect(importText(link)).toMatchObject({ ok: true, embed: { title: 'T' }, notes: [] });
  });

  it.each(['?data={"title":', '#/?data=', '#/?data=!!'])('is not found in %s', (rest) => {
    expect(importText(`https://a.test/${rest}`).ok).toBe(false);
  });
});

describe('buttons of libraries', () => {
  const button = { type: 2, style: 1, label: 'L' };

  it.each<[string, unknown[]]>([
    ['a list in place of a row', [[button]]],
    ['the names of types', [{ type: 'ACTION_ROW', components: [{ ...button, type: 'BUTTON' }] }]],
    ['types as texts', [{ type: '1', components: [{ ...button, type: '2' }] }]],
    ['no types', [{ components: [{ style: 1, label: 'L' }] }]],
    ['neither types nor rows', [{ label: 'L', url: 'https://a.test' }]],
  ])('are taken with %s', (_, components) => {
    expect(read({ content: 'c', components })).toEqual(whole({ content: 'c', labels: ['L'] }));
  });

  it.each<[unknown]>([
    [{ type: 3, custom_id: 'a', options: [] }],
    [{ custom_id: 'a', options: [], label: 'Choose' }],
    [{ type: 'BUTTON', style: '6', sku_id: '1' }],
    [{ type: 'STRING_SELECT', label: 'Choose' }],
    [[[button]]],
  ])('are not taken with other components: %j', (item) => {
    const notes = [
      'Components: Only buttons are imported, not menus and shop buttons: 1 left out.',
    ];
    expect(read({ content: 'c', components: [item] })).toEqual(whole({ content: 'c', notes }));
  });
});
