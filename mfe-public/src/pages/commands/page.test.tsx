import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from 'shared/sdk/testing';
import CommandsPage from './page.tsx';

const command = (name: string, category: string) => ({
  name,
  description: `What ${name} does`,
  category,
  permissions: 'manage messages',
  aliases: name === 'ban' ? ['b', 'hammer'] : [],
  arguments: '<member>',
});

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        new Response(
          JSON.stringify([
            command('ban', 'moderation'),
            command('eval', 'owner'),
            command('lock', 'voicemaster'),
          ]),
          { headers: { 'content-type': 'application/json' } },
        ),
      ),
    );
});
afterEach(() => jest.restoreAllMocks());

const open = (path = '/commands') =>
  render(
    <SdkTestProvider path={path} route="/commands/:category?">
      <CommandsPage />
    </SdkTestProvider>,
  );

describe('the command reference', () => {
  it('[spec0 §5] never shows hidden commands', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'ban' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'eval' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Manage Messages')).toHaveLength(2);
    expect(screen.getByText('b, hammer')).toBeInTheDocument();
  });

  it('[spec0 §2] selects the category of the address and counts each', async () => {
    open('/commands/voice');
    expect(await screen.findByRole('heading', { name: 'lock' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'ban' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'All Commands (2)' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Voice (1)' })).toBeInTheDocument();
  });

  it('[spec0 §2] says when nothing matches', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    expect(
      await screen.findByText('No commands found matching your criteria.'),
    ).toBeInTheDocument();
  });
});
