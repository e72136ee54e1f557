import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@portico/sdk';
import { SdkTestProvider } from '@portico/sdk/testing';
import UserAvatarsPage from '../user-avatars/page.tsx';
import AvatarsPage from './page.tsx';

const ID = '243483102788599882';
const file = (index: number) => `${String(index).padStart(32, '0')}.png`;
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    user_id: ID,
    avatar: file(index),
    timestamp: 1_700_000_000 + index,
  }));

const NO_ACTIVITY = { name: 'Custom Status', image: null, details: null, state: null };

let answers: Record<string, unknown>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const answer = answers[typeof input === 'string' ? input : ''];
    const isFailure = typeof answer === 'number';
    return Promise.resolve(
      new Response(isFailure ? 'away' : JSON.stringify(answer), {
        status: isFailure ? answer : 200,
        statusText: isFailure ? 'Service Unavailable' : 'OK',
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
const openList = (path = '/avatars') =>
  render(
    <SdkTestProvider path={path}>
      <AvatarsPage />
      <Address />
    </SdkTestProvider>,
  );
const openUser = (user: string) =>
  render(
    <SdkTestProvider path={`/avatars/${encodeURIComponent(user)}`} route="/avatars/:userId">
      <UserAvatarsPage />
    </SdkTestProvider>,
  );
const pictures = () =>
  Array.from(document.querySelectorAll('main img, li img'), (each) => each.getAttribute('src'));

describe('the avatar history', () => {
  it('[spec0 §2.57, §8.10] shows a failure and logs it to the console', async () => {
    answers = { '/api/avatars': 503 };
    openList();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Error Loading Avatars');
    expect(panel).toHaveTextContent('Failed to load avatars. Please try again later.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('Failed to fetch avatars: 503 Service Unavailable');
  });

  it('[spec0 §2.53, §2.55, §9.9] shows 100 entries per page, newest first', async () => {
    answers = { '/api/avatars': entries(10_050) };
    openList('/avatars?page=99');
    expect(await screen.findByText('Page 99 of 101')).toBeInTheDocument();
    expect(pictures()).toHaveLength(100);
    expect(pictures()[0]).toBe(`/cdn/avatars/${file(10_049 - 98 * 100)}`);
    globalThis.scrollTo = jest.fn();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 101 of 101')).toBeInTheDocument();
    expect(pictures()).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    openList('/avatars?page=-3');
    expect(screen.getByText('Page 1 of 101')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Previous' })[1]).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('[spec0 §7.14] a picture that fails to load is replaced by the product icon', async () => {
    answers = { '/api/avatars': entries(1) };
    openList();
    await waitFor(() => expect(pictures()).toHaveLength(1));
    fireEvent.error(document.querySelector('li img')!);
    expect(pictures()[0]).toBe('/cdn/icon.png');
  });

  it('[spec0 §1.6, §2.51, §2.52, §5.18] the search opens the page of a user and ignores empty input', async () => {
    answers = {};
    // React creates a FormData of the form during navigation; Node's FormData accepts no form.
    globalThis.FormData = class {} as typeof FormData;
    openList();
    await userEvent.type(screen.getByPlaceholderText('Search users...'), '   {Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/avatars');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), ` <@${ID}> {Enter}`);
    expect(screen.getByTestId('address')).toHaveTextContent(`/avatars/${ID}`);
  });
});

describe('the avatars of one user', () => {
  it('[spec0 §2.58] shows the user and the pictures', async () => {
    answers = {
      [`/api/avatars/${ID}`]: entries(1),
      [`/api/user/${ID}`]: {
        user: 'Ada',
        username: 'ada_l',
        avatar: null,
        activity: { ...NO_ACTIVITY, type: 4, state: 'Counting', emoji: { name: '🧮', id: null } },
      },
    };
    openUser(ID);
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeInTheDocument();
    expect(screen.getByText('🧮 · Counting')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to All Avatars' })).toHaveAttribute(
      'href',
      '/avatars',
    );
    expect(document.querySelectorAll('li img')).toHaveLength(1);
    // The card names the id already.
    expect(document.querySelector('li a[href^="/avatars/"]')).toBeNull();
  });

  it.each([[[]], [404]])(
    '[spec0 §2.59, §4.15] the answer %j shows an empty history',
    async (answer) => {
      const id = `1000000000000000${answer === 404 ? 1 : 2}0`;
      answers = { [`/api/avatars/${id}`]: answer, [`/api/user/${id}`]: 404 };
      openUser(id);
      expect(await screen.findByText('No Avatars Found')).toBeInTheDocument();
      expect(screen.getByText('This user has no avatar history available.')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: id })).toBeInTheDocument();
    },
  );

  it('[spec0 §2.60, §5.17, §8.11] shows a failure with a link to the support server', async () => {
    const id = '100000000000000030';
    answers = {
      [`/api/avatars/${id}`]: { no: 'list' },
      [`/api/user/${id}`]: { user: 'Ada', username: 'ada_l', avatar: null, activity: null },
    };
    openUser(id);
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent(
      'Failed to load avatars for this user. Please try again later.',
    );
    expect(panel).toHaveTextContent('Invalid data format received from server');
    expect(screen.getByRole('link', { name: 'Join Discord Server' })).toBeInTheDocument();
  });

  it('[spec0 §8.11] shows one error when both the profile and the pictures fail', async () => {
    const id = '100000000000000040';
    answers = { [`/api/avatars/${id}`]: { no: 'list' }, [`/api/user/${id}`]: 500 };
    openUser(id);
    expect(
      await screen.findByText('Failed to load data. Please try again later.'),
    ).toBeInTheDocument();
  });

  it('[spec0 §5.18] explains an invalid id without a request', () => {
    openUser('somebody');
    expect(screen.getByText(/“somebody” isn’t a user ID/)).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
  });
});
