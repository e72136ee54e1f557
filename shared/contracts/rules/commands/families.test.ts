import { familiesOf } from './families.ts';

const command = (name: string, category = 'moderation') => ({ name, category });
const shapeOf = (...commands: ReturnType<typeof command>[]) =>
  familiesOf(commands, { categories: [], hidden: [] }).map(({ name, root, subs }) => [
    name,
    root?.name,
    subs.map((each) => each.name),
  ]);

describe('familiesOf', () => {
  it('groups the sub-commands of a command where its first member stands', () => {
    expect(
      shapeOf(command('ban'), command('purge'), command('purge bots'), command('slowmode')),
    ).toEqual([
      ['ban', 'ban', []],
      ['purge', 'purge', ['purge bots']],
      ['slowmode', 'slowmode', []],
    ]);
  });

  it('groups sub-commands without a command of the shared name', () => {
    expect(shapeOf(command('logs list'), command('logs setup'))).toEqual([
      ['logs', undefined, ['logs list', 'logs setup']],
    ]);
  });

  it('keeps a single command with several words, and commands of other categories, apart', () => {
    expect(
      shapeOf(command('jail setup'), command('jail', 'fun'), command('jail all', 'fun')),
    ).toEqual([
      ['jail setup', 'jail setup', []],
      ['jail', 'jail', ['jail all']],
    ]);
  });
});
