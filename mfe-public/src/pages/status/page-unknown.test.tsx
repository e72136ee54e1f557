import { screen } from '@testing-library/react';
import { setDocumentData } from '@portico/sdk/host';
import { firstShards } from '@portico/contracts/rules/status/screen';
import { click, drawnChart, history, now, pass, settle, shard } from './status-page.fixture.tsx';
import { StatusPageUnderTest } from './status-page.fixture.tsx';

const FAILURE = /Unable to fetch status/;
const GREEN = 'All Systems Operational';
const NO_SHARDS = 'No shard data available. Please try again later.';
const NO_HISTORY = 'No history data available. Please try again later.';

let page: StatusPageUnderTest;
beforeEach(() => {
  jest.useFakeTimers();
  page = new StatusPageUnderTest();
});
afterEach(() => {
  page.close();
  setDocumentData();
});

const state = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the status page while the API fails', () => {
  const away = { status: 500, body: '{"error":"x"}' };

  it('says that the status is unknown from the first failed attempt on, in one card', async () => {
    // The document was served a moment ago, with everything well.
    setDocumentData({ '/api/shards/first': firstShards([shard(0)]) });
    Object.assign(page, { history: away, shards: away, incidents: away, components: away });
    page.open();
    expect(screen.getByText(GREEN)).toBeInTheDocument();
    await settle();
    expect(state()).toContain('Status unknown');
    expect(screen.queryByText(GREEN)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(4000);
    await settle();
    expect(screen.getAllByText('Status unknown')).toHaveLength(1);
    const [alert, ...others] = screen.getAllByRole('alert');
    expect(others).toEqual([]);
    expect(alert).toHaveTextContent(FAILURE);
    expect(alert).toHaveTextContent('HTTP error 500: {"error":"x"}');
    expect(screen.getAllByRole('heading', { name: 'Error' })).toHaveLength(1);
    expect(screen.getAllByText(/could not be loaded/)).toHaveLength(2);
  });

  it.each([['history'], ['shards']] as const)(
    'that of %s alone makes the status unknown, beside the age of the last data',
    async (call) => {
      page.open();
      await settle();
      expect(screen.getByText(GREEN)).toBeInTheDocument();
      page[call] = { ...away };
      await pass(301_000);
      await pass(4000);
      await settle();
      expect(state()).toContain('Status unknown');
      expect(screen.getByText(/^Last data (just now|\d)/)).toBeInTheDocument();
      expect(screen.queryByText(GREEN)).not.toBeInTheDocument();
      expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
      page[call] = call === 'history' ? { body: history([3, 1]) } : { body: [shard(0)] };
      click('Refresh');
      // Until the next answer, what is known is the failure.
      expect(screen.queryByText(GREEN)).not.toBeInTheDocument();
      await settle();
      expect(screen.getByText(GREEN)).toBeInTheDocument();
    },
  );

  it('Try Again leaves the focus in the content, whose panel gives way to placeholders', async () => {
    Object.assign(page, { history: { ...away, status: 404 }, shards: { ...away, status: 404 } });
    page.open();
    await settle();
    screen.getByRole('button', { name: 'Try Again' }).focus();
    Object.assign(page, { history: { body: [] }, shards: { silent: true } });
    click('Try Again');
    await settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('cuts the body of the error to a line', async () => {
    page.shards = { status: 404, body: `<html>\n  <h1>Bad\n</h1>${'x'.repeat(5000)}` };
    page.open();
    await settle();
    const detail = screen.getByText(/^HTTP error 404: <html> <h1>Bad <\/h1>x+…$/);
    expect(detail.textContent.length).toBeLessThan(150);
  });

  it('the view of the shards alone has one card, too', async () => {
    page.open('/status?view=shards');
    await settle();
    page.shards = { ...away };
    await pass(64_000);
    await settle();
    expect(screen.getByText(/^Last data/)).toBeInTheDocument();
    page.leave();
    page.close();
    jest.useFakeTimers();
    page = new StatusPageUnderTest();
    page.shards = { ...away, status: 404 };
    page.open('/status?view=shards');
    await settle();
    expect(state()).toContain('Status unknown');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('the status page of a site to which little was pushed', () => {
  const none = { body: [] };

  it('[spec0 §5.14, §5.15] says that the bot has never reported, without an error', async () => {
    Object.assign(page, { history: none, shards: none });
    page.open();
    await settle();
    expect(state()).toContain('Status unknown');
    expect(screen.getByText('The bot has not reported to this site yet.')).toBeInTheDocument();
    expect(screen.getByText(NO_SHARDS)).toBeInTheDocument();
    expect(screen.getByText(NO_HISTORY)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

  it('[spec0 §5.15] shows the figures and charts of history alone', async () => {
    page.history = {
      body: [{ timestamp: now() - 60, guilds: 42, users: 1337, ping: 21 }],
    };
    page.shards = none;
    page.open();
    await settle();
    expect(screen.getByText('Total Servers').nextSibling).toHaveTextContent(/^42$/);
    expect((await drawnChart()).values).toEqual([42]);
    expect(state()).toContain('Status unknown');
    expect(screen.getByText('No shard of the bot has reported yet.')).toBeInTheDocument();
    expect(screen.getByText(/^Last data \w/)).toBeInTheDocument();
    expect(screen.getByText(NO_SHARDS)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[spec0 §5.14] shows the state of shards alone', async () => {
    page.history = none;
    page.open();
    await settle();
    expect(screen.getByText(GREEN)).toBeInTheDocument();
    expect(screen.getByText(NO_HISTORY)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByTestId('chart')).not.toBeInTheDocument();
  });

  it('[spec0 §5.15] the view of the shards alone says that there are none', async () => {
    page.shards = none;
    page.open('/status?view=shards&server=874331290551930931');
    await settle();
    expect(screen.getByText(NO_SHARDS)).toBeInTheDocument();
    expect(screen.queryByText(/is on shard/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a device whose clock is days away', () => {
  it.each([1, -1, 400])(
    '[spec0 §7.19] by %d days shows the charts and ages of the server',
    async (days) => {
      const server = Date.now();
      page.date = () => new Date(Date.now() - days * 86_400_000).toUTCString();
      jest.setSystemTime(server + days * 86_400_000);
      page.shards = { body: [shard(0, { seen_at: Math.floor(server / 1000) })] };
      page.history = {
        body: [5, 3].map((ago) => ({
          timestamp: Math.floor(server / 1000) - ago * 3600,
          ...{ guilds: 1000 + ago, users: 5, ping: 1 },
        })),
      };
      page.open();
      await settle();
      const { values } = await drawnChart();
      expect(values).toEqual([1005, null, 1003, null, null, 1200]);
      expect(screen.getByText('Updated just now')).toBeInTheDocument();
    },
  );
});
