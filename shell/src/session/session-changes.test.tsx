import { act, render, screen } from '@testing-library/react';
import { applySessionAnswer, followSession, refreshSession } from '@portico/sdk/host';
import { SdkTestProvider, testToasts } from '@portico/sdk/testing';
import { HostContext } from '../host/host-context.ts';
import type { Host } from '../host/host-context.ts';
import { OverdueNotice } from './overdue-notice.tsx';
import { sayPageIsRefused, wasRefusedByServer } from './refused-page.ts';
import { followSessionChanges } from './session-changes.ts';

const visitor = { id: '175928847299117063', username: 'Visitor', avatar: null };
const customer = { id: '473052869059424293', username: 'Customer', avatar: null };

const loads = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
const watch = { fetchRegistry: jest.fn(() => Promise.resolve(undefined)) };
const host = { loads, watch } as unknown as Host;
let stops: (() => void)[];

const signIn = (user: typeof visitor | null) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(user ? Response.json(user) : Response.json({}, { status: 401 })),
    );

beforeEach(() => {
  jest.clearAllMocks();
  applySessionAnswer({ status: 200, user: visitor });
  stops = [followSession(), followSessionChanges(host)];
});
afterEach(() => {
  for (const stop of stops) stop();
  sessionStorage.clear();
});

describe('a session that other tabs change', () => {
  test('loads the page again for another user, and then says who is logged in', async () => {
    signIn(customer);
    await refreshSession();
    expect(loads.reload).toHaveBeenCalledTimes(1);
    expect(testToasts()).toEqual([]);
    // The new document.
    stops.push(followSessionChanges(host));
    const said = ['Now logged in as Customer: The login happened in another tab.'];
    expect(testToasts()).toEqual(said);
    stops.push(followSessionChanges(host));
    expect(testToasts()).toEqual(said);
  });

  test('says that nobody is logged in any more, and asks which apps a visitor sees', async () => {
    signIn(null);
    await refreshSession();
    expect(testToasts()).toEqual(['You are logged out']);
    expect(watch.fetchRegistry).toHaveBeenCalledTimes(1);
    expect(loads.reload).not.toHaveBeenCalled();
  });

  test.each([
    ['somebody else is logged in', customer, 'now logged in as Customer', 'Reload'],
    ['nobody is logged in', null, 'You are logged out.', 'Login with Discord'],
  ])('leaves a page with typed text as it is, and says that %s', async (_, now, text, control) => {
    render(
      <SdkTestProvider>
        <HostContext value={host}>
          <textarea aria-label="Note" />
          <OverdueNotice />
        </HostContext>
      </SdkTestProvider>,
    );
    const field: HTMLTextAreaElement = screen.getByLabelText('Note');
    field.value = 'Typed';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    signIn(now);
    await act(() => refreshSession());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText(control)).toBeInTheDocument();
    expect(field).toHaveValue('Typed');
    expect(loads.reload).not.toHaveBeenCalled();
    expect(testToasts()).toEqual([]);
  });
});

describe('a redirect of the page server to the landing page', () => {
  const navigations = (...found: { redirectCount: number }[]) => {
    performance.getEntriesByType = () => found as unknown as PerformanceEntryList;
  };
  afterEach(() => {
    document.cookie = 'return-to=; max-age=0; path=/';
  });

  test('is one where the server has stored the path of the page that was asked for', () => {
    history.replaceState(null, '', '/');
    navigations({ redirectCount: 1 });
    expect(wasRefusedByServer()).toBe(false);
    document.cookie = 'return-to=%2Fstaff; path=/';
    expect(wasRefusedByServer()).toBe(true);
    navigations({ redirectCount: 0 });
    expect(wasRefusedByServer()).toBe(false);
    navigations();
    expect(wasRefusedByServer()).toBe(false);
    navigations({ redirectCount: 1 });
    history.replaceState(null, '', '/status');
    expect(wasRefusedByServer()).toBe(false);
  });

  test.each([
    [true, 'That page is for the team.'],
    [false, 'Please log in to see that page.: You’ll be taken there after you log in.'],
  ])('is explained to a visitor who is signed in: %s', (isSignedIn, text) => {
    sayPageIsRefused(isSignedIn);
    expect(testToasts()).toEqual([text]);
  });
});
