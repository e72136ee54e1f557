import { importText } from './demo-bot.ts';
import { groupNotes } from './group-notes.ts';

const grouped = (text: string) => {
  const result = importText(text);
  if (!result.ok) throw new Error(result.message);
  return groupNotes(result.notes).map(({ where, message }) => `${where}: ${message}`);
};

describe('the notes of an import', () => {
  it('say once how many fields and buttons are left out, and which', () => {
    expect(grouped('{field: a && b}'.repeat(30) + '{button: a}'.repeat(6))).toEqual([
      'Fields: 5 fields left out (26-30): at most 25 are imported.',
      'Buttons: 1 button left out (6): at most 5 are imported.',
    ]);
    const fields = Array.from({ length: 30 }, () => ({ name: 'a', value: 'b' }));
    expect(grouped(JSON.stringify({ fields }))).toEqual([
      'Fields: 5 fields left out (26-30): at most 25 are imported.',
    ]);
  });

  it('are one note for one change of several items', () => {
    const field = (value: string) => `{field: name: a && value: ${value}}`;
    const long = field('x'.repeat(1025));
    expect(grouped(long + field('b') + long.repeat(3) + field('c') + long)).toEqual([
      'Fields 1, 3-5 and 7, value: Shortened to 1024 characters.',
    ]);
    expect(grouped('{field: a && b}{field: c}{field: d}')).toEqual([
      'Fields 2 and 3: It has no value. Some bots refuse that.',
    ]);
  });

  it('are one note for one change of several texts', () => {
    expect(grouped('{title: A}{a: 1}{b: 2} c {d: 3}')).toEqual([
      'Unknown part: “{a: 1}” is no part of embed code. Also “{b: 2}” and “{d: 3}”.',
      'Text between parts: “c” was left out.',
    ]);
    const many = Array.from({ length: 9 }, (_, index) => `{x${index}: 1}`).join('');
    expect(grouped(`{title: A}${many}`)).toEqual([
      'Unknown part: “{x0: 1}” is no part of embed code. Also “{x1: 1}”, “{x2: 1}”, “{x3: 1}”, “{x4: 1}” and 4 more.',
    ]);
  });

  it('say how often the same happened', () => {
    expect(grouped('{title: A}{title: B}{title: C}')).toEqual([
      'Title: It is there twice; the last one counts. (2 times)',
    ]);
  });

  it('stay apart for different changes', () => {
    const code =
      '{title: A}{image: ftp://a}{thumbnail: ftp://a}{button: a && 🚪}{button: b && ftp://a}';
    expect(grouped(code)).toHaveLength(4);
  });
});
