import { economy } from '../../testing/content.ts';
import { newPlayer, play } from './game.ts';
import type { Player, Turn } from './game.ts';

const NEW_PLAYER = newPlayer(economy);

const after = (player: Player, ...commands: string[]) =>
  commands.reduce<Turn>((last, command) => play(economy, last.player, command, ';'), {
    player,
    answer: { title: '', text: '' },
  });

describe('[spec0 §2.8] the economy demo', () => {
  it('work earns coins of each job in turn, with and without the prefix', () => {
    expect(after(NEW_PLAYER, ';work').player.cash).toBe(70);
    expect(after(NEW_PLAYER, 'WORK ', ';work').player.cash).toBe(100);
    expect(after(NEW_PLAYER, 'w', 'w', 'w').answer).toEqual({
      title: 'You dived and earned 20 pearls.',
      text: 'You now carry 120 pearls.',
      tone: 'success',
    });
  });

  it('shows the balance and the shop', () => {
    expect(after(NEW_PLAYER, ';balance').answer.text).toBe('Cash  50\nCard  100');
    expect(after(NEW_PLAYER, ';shop').answer.text).toBe(
      '1. Net  ·  60\n2. Boat  ·  900\nBuy with ;buy and its number.',
    );
  });

  it('sells each item once, takes cash first, and gives no credit', () => {
    const { player } = after(NEW_PLAYER, ';buy 1');
    expect(player).toMatchObject({ cash: 0, card: 90, owned: ['Net'] });
    expect(after(player, ';balance').answer.text).toMatch(/Bag {2}Net$/);
    expect(after(player, ';buy net').player).toBe(player);
    expect(after(player, ';buy 2').answer.text).toBe('You lack 810 pearls: ;work helps.');
    for (const none of ['', '0', '3', '-1', 'NaN', 'a car'])
      expect(after(player, `;buy ${none}`).answer.tone).toBe('danger');
  });

  it('lists its commands after an unknown one', () => {
    expect(after(NEW_PLAYER, ';fly').answer.text).toBe(';work  ;balance  ;shop  ;buy 1');
  });
});
