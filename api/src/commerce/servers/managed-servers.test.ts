import {
  DiscordRateLimited,
  DiscordUnauthorized,
  DiscordUnavailable,
} from '../../identity/discord/discord-errors.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { discordProblem } from './managed-servers.ts';

describe('the answer to a failed call to Discord', () => {
  it.each([
    ['is unavailable', new DiscordUnavailable('network', 'GET /x')],
    ['limits the rate', new DiscordRateLimited('GET /x', 30_000)],
  ])('is 503 where Discord %s', (_, error) => {
    const problem = discordProblem(error);
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toMatchObject({
      status: 503,
      message: 'Discord cannot be reached right now. Please try again shortly.',
      kind: 'discord-away',
      headers: { 'retry-after': '5' },
      cause: error,
    });
  });

  it('asks for a sign-in where Discord has withdrawn the access', () => {
    expect(discordProblem(new DiscordUnauthorized('GET /x'))).toMatchObject({
      status: 403,
      message: 'Discord no longer shows us your servers. Please log in again.',
      kind: 'discord-sign-in',
    });
  });

  it('is the error itself where it has another cause', () => {
    const error = new Error('a mistake');
    expect(discordProblem(error)).toBe(error);
  });
});
