import { screen } from '@testing-library/react';
import { setDocumentData } from '@portico/sdk/host';
import { firstShards } from '@portico/contracts/rules/status/screen';
import { settle, shard, StatusPageUnderTest } from './status-page.fixture.tsx';

let page: StatusPageUnderTest;
beforeEach(() => {
  jest.useFakeTimers();
  page = new StatusPageUnderTest();
});
afterEach(() => {
  page.close();
  setDocumentData();
});

describe('the status page in a document with a long list of shards', () => {
  const many = Array.from({ length: 100 }, (_, id) => shard(id));

  it('shows their totals and the first cards until they are here', async () => {
    setDocumentData({ '/api/shards/first': firstShards(many) });
    page.shards.silent = true;
    page.open();
    await settle();
    expect(screen.getByText('All Systems Operational')).toBeInTheDocument();
    expect(screen.getByText('120,000')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { name: /^Shard \d+$/ })).toHaveLength(12);
    expect(page.requestsOf('shards')).toBe(1);
  });
});

describe('the status page after the Back button', () => {
  it.each([
    ['navigate', 1],
    ['back_forward', 2],
  ] as const)(
    'a document of the kind %s leads to %d requests of each call',
    async (load, requests) => {
      page.open();
      await settle();
      page.leave();
      // The answers are known, as with those of a document.
      page.load = load;
      page.open();
      await settle();
      for (const call of ['shards', 'incidents', 'components'])
        expect(page.requestsOf(call)).toBe(requests);
    },
  );
});
