import { historyAnswer, shardsAnswer } from './answers.ts';

const failing = (error: unknown, data?: unknown) => ({ isError: true, error, data });

describe('the answers of the status page', () => {
  it('[spec0 §8] have the text of a failure, and one for failures without a text', () => {
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

  it('stay on screen while a newer one does not come, and say so', () => {
    const shard = { shard_id: 0 };
    expect(shardsAnswer(failing({ message: 'away' }, [shard]))).toEqual({
      state: 'loaded',
      data: [shard],
      stale: 'away',
    });
  });
});
