import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { answerAsSpecified } from '@portico/contracts/checks/specified-answers';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import AvatarsPage from './avatars/page.tsx';
import CommandsPage from './commands/page.tsx';
import StatusPage from './status/page.tsx';
import TeamPage from './team/page.tsx';
import UserAvatarsPage from './user-avatars/page.tsx';

const USER = '100000000000000001';

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answerAsSpecified(url as string, init?.method));
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
