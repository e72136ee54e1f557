import { readMessageJson } from './demo-bot.ts';

/** The lines of the JSON that its notes name. */
function named(value: unknown, which?: number) {
  const text = JSON.stringify(value, null, 2);
  const result = readMessageJson(text, '', which);
  if (!result.embed) return result.message;
  const lines = text.split('\n');
  return result.notes
    .filter(({ where }) => where !== 'Embeds')
    .map(({ line }) => (line === undefined ? undefined : lines[line - 1]?.trim()));
}

const odd = (color: string) => ({ title: 'T', color });
const button = (style: string) => ({ type: 2, label: 'L', style });

describe('a note', () => {
  it.each<[string, unknown, number | undefined]>([
    ['of the second message', { messages: [odd('q'), { data: { embeds: [odd('x')] } }] }, 1],
    ['behind an empty item', { embeds: [null, odd('x')] }, undefined],
    ['of a list of messages', [{ embeds: [odd('q'), odd('x')] }], 1],
    ['beside the texts of another', { ...odd('q'), embeds: [odd('x')] }, 1],
    ['above another', { embeds: [odd('q')], ...odd('x') }, 0],
    ['of an answer to a command', { data: { embeds: [odd('x')] } }, undefined],
    ['of one message in place of a list', { messages: { data: odd('x') } }, undefined],
  ])('names the line of the embed that is read: %s', (_, value, which) => {
    expect(named(value, which)).toEqual([expect.stringMatching(/^"color": "x"/)]);
  });

  it('names the line of the message that is read', () => {
    const messages = [{ data: { content: 'a', tts: 1 } }, { data: { content: 'b', poll: 1 } }];
    expect(named({ messages }, 1)).toEqual(['"poll": 1']);
  });
});

it.each<[string, unknown]>([
  ['behind a menu', [{ type: 1, components: [{ type: 3, options: [] }, button('x')] }]],
  ['without a row', [button('x')]],
  ['in a list', [[button('x')]]],
  ['in one row in place of a list', { type: 1, components: [button('x')] }],
])('a note names the line of a button: %s', (_, components) => {
  expect(named({ content: 'c', components })).toContain('"style": "x"');
});
