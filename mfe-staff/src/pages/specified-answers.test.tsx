import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { demoText } from '@portico/contracts/checks/demo-text';
import { answerAsSpecified } from '@portico/contracts/checks/specified-answers';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import BlacklistPage from './blacklist/page.tsx';
import CommandsPage from './commands/page.tsx';
import EconomyLogsPage from './logging-economy/page.tsx';
import OverviewPage from './overview/page.tsx';

const USER = '100000000000000001';

/** What the specification has as constants. */
const OF_PACK: Record<string, unknown> = {
  '/api/staff/desk': { rights: [], server_id: '1' },
  '/api/team/ranks': demoText('team.yaml'),
  '/api/commands/display-categories': demoText('commands.yaml'),
};

beforeEach(() => {
  testTeam([{ user_id: USER, rank: 'Owner', socials: {}, user_data: null }]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input as string;
    return url in OF_PACK ? Response.json(OF_PACK[url]) : answerAsSpecified(url, init?.method);
  });
});
afterEach(() => jest.restoreAllMocks());

const BLACKLISTS = [
  'user/user',
  'user/command',
  'user/cog',
  'server/server',
  'server/command',
  'server/cog',
];

/** A page on a server that has the calls and the fields of the specification alone. */
test.each<[string, ReactElement, RegExp, string, string]>([
  ['the commands', <CommandsPage key="commands" />, /Finds a member/, '/staff/commands', '*'],
  ['the activity', <OverviewPage key="activity" />, /^4 messages$/, '/staff/overview', '*'],
  ...BLACKLISTS.map((path): [string, ReactElement, RegExp, string, string] => [
    `the blacklist ${path}`,
    <BlacklistPage key={path} />,
    /Spam/,
    `/staff/blacklist/${path}`,
    '/staff/blacklist/:subject/:list',
  ]),
  [
    'the economy log',
    <EconomyLogsPage key="economy" />,
    /12,50/,
    `/staff/logging/economy?user=${USER}`,
    '*',
  ],
])('the specified fields are enough for %s', async (_name, page, text, path, route) => {
  render(
    <SdkTestProvider path={path} route={route}>
      {page}
    </SdkTestProvider>,
  );
  const range = screen.queryByRole('button', { name: 'All time' });
  if (range) await userEvent.click(range);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Error')).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid/);
});
