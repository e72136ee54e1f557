import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { answerAsSpecified } from '@portico/sdk/contracts/checks/specified-answers';
import { SdkTestProvider, testReset, testTeam } from '@portico/sdk/testing';
import BlacklistPage from './blacklist/page.tsx';
import EconomyLogsPage from './logging-economy/page.tsx';

const USER = '100000000000000001';

beforeEach(() => {
  testReset();
  testTeam([{ user_id: USER, rank: 'Owner', socials: {}, user_data: null }]);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) => answerAsSpecified(url as string, init?.method));
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
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Error')).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid/);
});
