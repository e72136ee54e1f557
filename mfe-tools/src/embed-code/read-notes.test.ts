import { readEmbedCode } from './demo-bot.ts';

const read = (code: string) => readEmbedCode(code).embed;
const notes = (code: string) =>
  readEmbedCode(code).notes.map(({ kind, where, message }) => `${kind} ${where}: ${message}`);

describe('incomplete embed code', () => {
  it('keeps the brace of a variable at the end of an unclosed part', () => {
    expect(read('{message: {user.mention}$v{title: A}').content).toBe('{user.mention}');
    expect(read('{title: A}$v{message: Hi {user.mention}').content).toBe('Hi {user.mention}');
    expect(read('{title: A $v{message: {user.mention}}').content).toBe('{user.mention}');
  });

  it('reports a field without a value, a time, and the emoji of a button', () => {
    const code =
      '{field: name: A}{timestamp: 2024-01-01}{button: label: B && style: danger && emoji: 🎉}';
    expect(notes(code)).toEqual([
      'changed Field 1: It has no value. Some bots refuse that.',
      'changed Timestamp: It shows the time of sending, not “2024-01-01”.',
      'dropped Button 1, emoji: “🎉” is no custom emoji such as <:name:id>.',
    ]);
    expect(notes('{timestamp: true}{timestamp}')).toHaveLength(1);
  });
});
