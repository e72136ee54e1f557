import { fireEvent, render, screen } from '@testing-library/react';
import { SdkTestProvider, testToasts } from '@portico/sdk/testing';
import HomePage from './page.tsx';

const shard = {
  ...{ shard_id: 0, server_count: 1, member_count: 1, latency: 20, uptime: 1, is_ready: true },
};

beforeEach(() => {
  const answer = () =>
    Promise.resolve(
      new Response(JSON.stringify([shard, { ...shard, shard_id: 1 }]), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('the page shows the number of shards and greets with a toast', async () => {
  render(
    <SdkTestProvider path="/events">
      <HomePage />
    </SdkTestProvider>,
  );
  expect(await screen.findByText('2 shards are known.')).toBeVisible();
  expect(screen.getByText('You are not signed in.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Say hello' }));
  expect(testToasts()).toEqual(['Hello from mfe-events']);
});
