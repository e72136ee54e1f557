import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Plan } from 'shared/contracts/store/schema';
import { SdkTestProvider } from 'shared/sdk/testing';
import StorePage from './page.tsx';

const plan = (id: Plan['id'], price: number, savings = 0): Plan => ({
  id,
  name: id,
  description: `About ${id}`,
  price,
  servers: 1,
  savings,
  popular: id === 'Duo',
  features: [`A feature of ${id}`],
});
const plans = [plan('Single', 499), plan('Duo', 849, 15), plan('Multi', 1999, 20)];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
let answers: (() => Response)[];

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error('no more answers'));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/store">
      <StorePage />
    </SdkTestProvider>,
  );

// The query cache lives as long as the page, so the failing load comes first.
describe('the store', () => {
  it('offers a way forward when the plans cannot be loaded, and mends itself', async () => {
    answers = [() => json({ error: 'no' }, 400), () => json(plans)];
    open();
    expect(screen.getByRole('group', { name: 'Loading plans' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch plans');
    expect(screen.getByRole('link', { name: 'Join Discord Server' })).toHaveAttribute(
      'href',
      'https://discord.gg/juno',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('list', { name: 'Plans' })).toBeInTheDocument();
  });

  it('[spec1 §2] shows headline, plans with the prices of the API, and the mark at Duo', async () => {
    answers = [() => json(plans)];
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Lifetime Access - No Subscriptions' }),
    ).toBeInTheDocument();
    const cards = within(await screen.findByRole('list', { name: 'Plans' }));
    for (const { name, description } of plans) {
      expect(cards.getByRole('heading', { name })).toBeInTheDocument();
      expect(cards.getByText(description)).toBeInTheDocument();
    }
    expect(['€4.99', '€8.49', '€19.99'].map((price) => cards.queryByText(price))).not.toContain(
      null,
    );
    expect(cards.getAllByText('MOST POPULAR')).toHaveLength(1);
    expect(cards.getByText('Save 15%')).toBeInTheDocument();
    expect(cards.getByText('Save 20%')).toBeInTheDocument();
  });

  it('[spec1 §5] asks a visitor to log in, and leads back to the chosen plan', async () => {
    answers = [() => json(plans)];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Multi' }));
    expect(screen.getByRole('link', { name: 'Login with Discord', hidden: true })).toHaveAttribute(
      'href',
      '/api/auth/discord?returnTo=%2Fstore%3Fplan%3DMulti',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    const servers = screen.getByLabelText('Servers');
    await userEvent.clear(servers);
    expect(screen.getByRole('button', { name: 'Buy Single' })).toBeDisabled();
    await userEvent.type(servers, '3');
    expect(screen.getByText('€14.97')).toBeInTheDocument();
  });

  it('[spec1 §2] answers the four questions', () => {
    answers = [() => json(plans)];
    open();
    expect(screen.getByText('Yes, buy additional slots anytime.')).toBeInTheDocument();
    expect(screen.getByText(/money back within 7 days/)).toBeInTheDocument();
    expect(screen.getByText(/keep the licence for good/)).toBeInTheDocument();
    expect(screen.getByText(/Major credit and debit cards/)).toBeInTheDocument();
  });
});
