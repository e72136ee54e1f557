import { NEW_PLAYER, play } from './game.ts';
import type { Player, Turn } from './game.ts';

const after = (player: Player, ...commands: string[]) =>
  commands.reduce<Turn>((last, command) => play(last.player, command, ';'), {
    player,
    answer: { title: '', text: '' },
  });

describe('[spec0 §2.8] the economy demo', () => {
  it('work earns coins, with and without the prefix', () => {
    expect(after(NEW_PLAYER, ';work').player.cash).toBe(1700);
    expect(after(NEW_PLAYER, 'WORK ', ';work').player.cash).toBe(2010);
  });

  it('shows the balance and the shop', () => {
    expect(after(NEW_PLAYER, ';balance').answer.text).toBe('Cash  1,280\nCard  15,000');
    expect(after(NEW_PLAYER, ';shop').answer.text).toMatch(/^1\. Fishing rod {2}· {2}900/);
  });

  it('sells each item once, takes cash first, and gives no credit', () => {
    const { player } = after(NEW_PLAYER, ';buy 2');
    expect(player).toMatchObject({ cash: 0, card: 13_780, owned: ['Lucky charm'] });
    expect(after(player, ';buy lucky charm').player).toBe(player);
    expect(after(player, ';buy 3').answer.text).toBe('You lack 11,220 coins: ;work helps.');
    expect(after(player, ';buy a car').answer.tone).toBe('danger');
  });

  it('lists its commands after an unknown one', () => {
    expect(after(NEW_PLAYER, ';fly').answer.text).toBe(';work  ;balance  ;shop  ;buy 1');
  });
});
