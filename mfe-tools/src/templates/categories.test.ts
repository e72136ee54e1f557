import { categoryOf, isIn, matches } from './categories.ts';

const CATEGORIES = ['Jail', 'Unjail', 'Ban', 'Unban', 'Kick', 'Mute', 'Unmute'];
const categoriesOf = (name: string, all = CATEGORIES) =>
  all.filter((category) => isIn(category, name, all));

describe('template categories', () => {
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

  it.each([
    ['Event log', ['Event']],
    ['Events of May', ['Events']],
    ['Sub-events and an event', ['Event', 'Sub-events']],
    ['Unban', []],
  ])('of another pack have its words alone: %s is in %p', (name, categories) => {
    expect(categoriesOf(name, ['Event', 'Events', 'Sub-events'])).toEqual(categories);
  });

  it('[spec0 §5.21] are searched by name in any case', () => {
    expect(matches('Ban notice', ' NOTICE ')).toBe(true);
    expect(matches('Ban notice', 'log')).toBe(false);
  });

  it('are found by address in any case; words of another pack mean All', () => {
    expect(categoryOf('unban', CATEGORIES)).toBe('Unban');
    expect(['all', null, 'x', 'event'].map((word) => categoryOf(word, CATEGORIES))).toEqual(
      Array(4).fill(undefined),
    );
  });
});
