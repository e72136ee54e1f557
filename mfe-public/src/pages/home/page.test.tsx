import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from '@portico/sdk/testing';
import { FEATURES } from '../../features/menu.ts';
import HomePage from './page.tsx';

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const shard = { server_count: 1200, member_count: 34_000, latency: 40, is_ready: true };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(
      new Response(JSON.stringify([{ ...shard, shard_id: 0, uptime: 1 }]), {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  render(
    <SdkTestProvider>
      <HomePage />
    </SdkTestProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

describe('the landing page', () => {
  it('[spec0 §2.4] states what the bot is and links to the support server and the commands', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/all-in-one app/);
    const join = screen.getByRole('link', { name: 'Join Discord Server' });
    expect(join).toHaveAttribute('href', 'https://discord.gg/juno');
    expect(screen.getByRole('link', { name: 'View Commands' })).toHaveAttribute(
      'href',
      '/commands',
    );
  });

  it('offers to add the bot first', () => {
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Add to Discord');
    expect(first).toHaveAttribute('href', 'https://discord.com/oauth2/authorize?client_id=1');
  });

  it.each(FEATURES.map(({ name }) => name))(
    '[spec0 §2.5, §2.7, §2.9] links to /features/%s',
    (name) => {
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).toContain(`/features/${name}`);
    },
  );

  it.each([
    ['Anti-nuke', ['Role deletion', 'Channel security', 'Anti-raid']],
    ['Auto moderation', ['Spam detection', 'Link filtering', 'Customizable filters']],
  ])('[spec0 §2.6] %s lists %j', (title, points) => {
    const guard = screen.getByRole('heading', { level: 3, name: title }).parentElement;
    const terms = within(guard ?? document.body).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(points);
  });

  it('[spec0 §2.8] runs economy commands from buttons and from typed text', async () => {
    const log = screen.getByRole('log', { name: 'Economy demo' });
    for (const sample of [';work', ';balance', ';shop'])
      expect(screen.getByRole('button', { name: sample })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: ';work' }));
    expect(log).toHaveTextContent('earned 420 coins');
    await userEvent.type(screen.getByRole('textbox'), ';balance{Enter}');
    expect(log).toHaveTextContent('Cash 1,700 Card 15,000');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('[spec1 §1.7] links to the plans and states the lifetime license', () => {
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/store');
    expect(screen.getByText('7-day money-back guarantee')).toBeInTheDocument();
    expect(screen.getByText('What does it cost?')).toBeInTheDocument();
  });

  it('shows live totals, which count up to their value', async () => {
    expect(await screen.findByText('34,000', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(await screen.findByText('40 ms')).toBeInTheDocument();
  });
});
