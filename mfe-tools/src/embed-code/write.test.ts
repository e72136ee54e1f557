import { emptyEmbed } from './demo-bot.ts';
import { isColor } from './embed.ts';
import { writeEmbedCode } from './write.ts';

const write = (parts: Partial<typeof emptyEmbed>) => writeEmbedCode({ ...emptyEmbed, ...parts });
const titleIn = (title: string) =>
  write({ title }).slice('{embed} && {title: '.length, -`} && {color: ${emptyEmbed.color}}`.length);

describe('writeEmbedCode', () => {
  it("[spec0 §9.8] begins with the embed marker, with parts separated by ' && '", () => {
    expect(write({ title: 'Rules', description: 'Be kind.', color: '#ff8800' })).toBe(
      '{embed} && {title: Rules} && {description: Be kind.} && {color: #ff8800}',
    );
  });

  it('[spec0 §9.7] writes the color of a new embed of the bot, #729bb0', () => {
    expect(write({ title: 'A' })).toBe('{embed} && {title: A} && {color: #729bb0}');
  });

  it('leaves out blank texts and trims the rest', () => {
    expect(write({ title: '  ', description: ' a ' })).toBe(
      '{embed} && {description: a} && {color: #729bb0}',
    );
  });

  it('keeps variables and line breaks as they are', () => {
    expect(titleIn('Hi {user.name},\nwelcome')).toBe('Hi {user.name},\nwelcome');
    expect(titleIn('a && b')).toBe('a && b');
  });

  it.each([
    ['a } b', 'a \\} b'],
    ['a { b', 'a \\{ b'],
    ['{a}} {', '{a}\\} \\{'],
    ['a $v b', 'a \\$v b'],
    ['see {embed}', 'see \\{embed\\}'],
    ['see {Embed}', 'see \\{Embed\\}'],
    ['C:\\{user}', 'C:\\\\{user}'],
    ['\\$v', '\\\\\\$v'],
    ['path\\', 'path\\\\'],
    ['a\\b', 'a\\b'],
  ])('escapes %p', (text, written) => {
    expect(titleIn(text)).toBe(written);
  });
});

describe('an embed', () => {
  it('[spec0 §5.7] has a color of # and six hex digits', () => {
    expect(['#729bb0', '#FFFFFF', '729bb0', '#fff', '#72xbb0', '#729bb00'].map(isColor)).toEqual([
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });
});
