import { CATEGORIES, categoryOf, isIn, matches } from './categories.ts';

const categoriesOf = (name: string) => CATEGORIES.filter((category) => isIn(category, name));

describe('template categories', () => {
  it('[spec0 §5.19] are Jail, Unjail, Ban, Unban, Kick, Mute and Unmute, in this order', () => {
    expect(CATEGORIES).toEqual(['Jail', 'Unjail', 'Ban', 'Unban', 'Kick', 'Mute', 'Unmute']);
  });

  it.each([
    ['Ban notice', ['Ban']],
    ['Softban', ['Ban']],
    ['UNBAN log', ['Unban']],
    ['Ban and unban', ['Ban', 'Unban']],
    ['Unjail', ['Unjail']],
    ['jail door', ['Jail']],
    ['Unmute, then mute', ['Mute', 'Unmute']],
    ['Kick', ['Kick']],
    ['Welcome', []],
  ])('[spec0 §5.20] %s is in %p', (name, categories) => {
    expect(categoriesOf(name)).toEqual(categories);
  });

  it('[spec0 §5.21] are searched by name in any case', () => {
    expect(matches('Ban notice', ' NOTICE ')).toBe(true);
    expect(matches('Ban notice', 'log')).toBe(false);
  });

  it('are found by address in any case; other words mean All', () => {
    expect(categoryOf('unban')).toBe('Unban');
    expect([categoryOf('all'), categoryOf(null), categoryOf('x')]).toEqual(
      Array(3).fill(undefined),
    );
  });
});
