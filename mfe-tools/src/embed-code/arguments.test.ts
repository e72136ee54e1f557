import { readEmbedCode } from './demo-bot.ts';

describe('the arguments of an author and a footer', () => {
  it.each([
    [
      '{footer: F && https://a.test/i.png && timestamp}',
      { text: 'F', icon: 'https://a.test/i.png' },
    ],
    ['{footer: F && icon: {user.avatar} && x && y}', { text: 'F', icon: '{user.avatar}' }],
    ['{footer: F && G && H}', { text: 'F', icon: '' }],
    [
      '{footer: icon: https://a.test && text: fish && chips}',
      { text: 'fish && chips', icon: 'https://a.test' },
    ],
  ])('a word behind an address is no part of it: %s', (code, footer) => {
    expect(readEmbedCode(code).embed.footer).toEqual(footer);
  });

  it('names the words behind an address', () => {
    expect(readEmbedCode('{footer: F && https://a.test && timestamp}').notes).toEqual([
      { kind: 'dropped', where: 'Footer', message: '“timestamp” fits nowhere in this part.' },
    ]);
  });

  it.each(['icon_url', 'icon url', 'iconurl', 'ICON_URL', 'icon'])(
    'takes Discord’s key of an icon: %s',
    (key) => {
      const code = `{author: name: A && url: https://a.test && ${key}: https://a.test/i.png}`;
      expect(readEmbedCode(code)).toMatchObject({
        embed: { author: { name: 'A', url: 'https://a.test', icon: 'https://a.test/i.png' } },
        notes: [],
      });
    },
  );
});
