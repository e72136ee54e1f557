import { historyAnswer, shardsAnswer } from './answers.ts';
import { shard } from '../pages/status/status-page.fixture.tsx';

const failing = (error: unknown) => ({ isError: true, error });

describe('the answers of the status page', () => {
  it('[spec0 §8.3, §8.6] have the text of a failure, or a default text', () => {
    const refused = { kind: 'http', status: 500, body: 'x', message: 'API request failed: 500' };
    expect(historyAnswer(failing(refused))).toEqual({
      state: 'failed',
      message: 'HTTP error 500: x',
    });
    expect(historyAnswer(failing({ kind: 'timeout', message: 'late' }))).toEqual({
      state: 'failed',
      message: 'late',
    });
    for (const error of [undefined, 'odd', { message: 7 }]) {
      expect(historyAnswer(failing(error))).toEqual({
        state: 'failed',
        message: 'An unexpected error occurred. Please try again later.',
      });
    }
  });

  it('stay on screen, marked as stale, when a refetch fails', () => {
    expect(shardsAnswer({ ...failing({ message: 'away' }), data: [shard(0)] })).toEqual({
      state: 'loaded',
      data: [expect.objectContaining({ shard_id: 0 })],
      stale: 'away',
    });
  });
});
