import { render, screen, waitFor } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { mockApi } from '../../testing/mock-api.ts';
import { MeasuredUptime } from './measured-uptime.tsx';

const COMPONENTS = 'GET /api/components';

const answer = (change: object) => ({
  at: 1,
  components: [
    {
      ...{ id: 'gateway', name: 'Bot', method: 'It reports.', state: 'up', since: 1 },
      ...{ uptime: 0.99987, measured: 1, days: [], ...change },
    },
  ],
});
const open = () =>
  render(
    <SdkTestProvider path="/store">
      <MeasuredUptime />
    </SdkTestProvider>,
  );

afterEach(() => jest.restoreAllMocks());

describe('the measured uptime of the store', () => {
  it.each([
    [{}, '99.98% uptime over the last 0 days'],
    [{ measured: 0.5 }, '99.98% uptime over the last 0 days'],
  ])('is shown with its period: %j', async (change, text) => {
    mockApi({ [COMPONENTS]: answer(change) });
    open();
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/status');
  });

  it.each([[answer({ uptime: null, measured: 0 })], [{ at: 1, components: [] }], [undefined]])(
    'is not shown while it is unknown: %j',
    async (body) => {
      const calls = mockApi(body ? { [COMPONENTS]: body } : {});
      const { container } = open();
      await waitFor(() => expect(calls.map(({ call }) => call)).toContain(COMPONENTS));
      expect(container).toHaveTextContent(/^$/);
    },
  );
});
