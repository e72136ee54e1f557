import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { answerAsSpecified } from '@portico/contracts/checks/specified-answers';
import { demoText } from '@portico/contracts/checks/demo-text';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import AvatarsPage from './avatars/page.tsx';
import CommandsPage from './commands/page.tsx';
import StatusPage from './status/page.tsx';
import TeamPage from './team/page.tsx';
import UserAvatarsPage from './user-avatars/page.tsx';

const USER = '100000000000000001';

/** What the specification has as constants. */
const OF_PACK: Record<string, unknown> = {
  '/api/team/ranks': demoText('team.yaml'),
  '/api/commands/display-categories': demoText('commands.yaml'),
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input as string;
    return url in OF_PACK ? Response.json(OF_PACK[url]) : answerAsSpecified(url, init?.method);
  });
});
afterEach(() => jest.restoreAllMocks());

/** A page on a server that has the calls and the fields of the specification alone. */
test.each<[string, ReactElement, RegExp, string?, string?]>([
  ['the commands', <CommandsPage />, /Bans a member\./],
  ['the status', <StatusPage />, /All Systems Operational/],
  ['the team', <TeamPage />, /Mira|100000000000000001/],
  ['the avatars', <AvatarsPage />, /100000000000000001/],
  [
    'the avatars of a user',
    <UserAvatarsPage />,
    /100000000000000001/,
    `/avatars/${USER}`,
    '/avatars/:userId',
  ],
])('the specified fields are enough for %s', async (_name, page, text, path = '/', route = '*') => {
  testTeam([{ user_id: USER, rank: 'Owner', socials: {}, user_data: null }]);
  render(
    <SdkTestProvider path={path} route={route}>
      {page}
    </SdkTestProvider>,
  );
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Error')).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid/);
});
