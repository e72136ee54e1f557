import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { demoText } from '@portico/contracts/test/demo-text';
import type { TeamRanks } from '@portico/contracts/pack/team';
import { SdkTestProvider, testTeam } from '@portico/sdk/testing';
import TeamPage from './page.tsx';

const id = (index: number) => `1000000000000000${String(index).padStart(2, '0')}`;
const look = { avatar: null, decoration: null, banner: null, banner_color: null, activity: null };
const member = (index: number, more: Partial<TeamMember> = {}): TeamMember => ({
  user_id: id(index),
  rank: 'Moderator',
  username: `Member ${index}`,
  socials: {},
  user_data: look,
  ...more,
});

const open = () =>
  render(
    <SdkTestProvider path="/team">
      <TeamPage />
    </SdkTestProvider>,
  );
const show = async (team: TeamMember[] | string) => {
  testTeam(team);
  open();
  await waitFor(() => expect(screen.queryByTestId('placeholders')).not.toBeInTheDocument());
};
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return card;
};

let ranks: TeamRanks;
let answer: () => Response;
beforeEach(() => {
  ranks = demoText('team.yaml');
  answer = () => new Response('[]', { headers: { 'content-type': 'application/json' } });
  globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(input === '/api/team/ranks' ? Response.json(ranks) : answer()),
    );
});
afterEach(() => jest.restoreAllMocks());

describe('the team page', () => {
  it('[spec0 §2.49, §4.10, §8.8] shows placeholders, then a failure, and Try Again fetches again', async () => {
    // The team's first request never completes, so that the placeholders stay.
    jest.mocked(fetch).mockResolvedValueOnce(Response.json(ranks));
    jest.mocked(fetch).mockReturnValueOnce(new Promise(() => undefined));
    open();
    expect(screen.getByTestId('placeholders')).toBeInTheDocument();
    act(() => testTeam('Closed today'));
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent(
      'Unable to fetch team members, please try again later or join our support server for assistance.',
    );
    expect(panel).toHaveTextContent('Closed today');
    expect(within(panel).getByRole('link', { name: 'Join Discord Server' })).toBeInTheDocument();
    answer = () =>
      new Response(JSON.stringify([member(1)]), {
        headers: { 'content-type': 'application/json' },
      });
    await userEvent.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Member 1' })).toBeInTheDocument();
  });

  it('[spec0 §1.5, §2.40, §2.41, §2.42, §2.43] has a heading and a tagline per rank, in order, with Other last', async () => {
    await show([
      member(5, { rank: null }),
      member(4, { rank: 'Supporter' }),
      member(3, { rank: 'Friend' }),
      member(2, { rank: 'Owner' }),
      member(1, { rank: 'Administrator' }),
    ]);
    const groups = screen.getAllByRole('heading', { level: 2 }).slice(0, 4);
    expect(groups.map((heading) => heading.parentElement?.textContent)).toEqual([
      "OwnersThe masterminds behind the product's development.",
      'AdministratorsKeeping everything running smoothly.',
      'SupportersHelping users with their questions and issues.',
      'Other',
    ]);
    expect(screen.queryByText('Ensuring a safe and friendly community.')).not.toBeInTheDocument();
  });

  it('[spec0 §7.22] sorts by numeric id, regardless of the order of the answer', async () => {
    await show([
      member(1, { user_id: '1000000000000000000', username: 'Nineteen digits' }),
      member(2, { user_id: '99999999999999999', username: 'Seventeen digits' }),
    ]);
    const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(names).toEqual(['Seventeen digits', 'Nineteen digits']);
  });

  it('[spec0 §2.44] shows the banner, else its color, else the colors of the rank', async () => {
    await show([
      member(1, { user_data: { ...look, banner: 'a_b4', banner_color: '#112233' } }),
      member(2, { user_data: { ...look, banner_color: '#000000' } }),
      member(3),
    ]);
    const banner = (name: string) => cardOf(name).firstElementChild as HTMLElement;
    const picture = banner('Member 1').querySelector('img');
    expect(picture?.src).toContain(`/banners/${id(1)}/a_b4.webp`);
    if (picture) fireEvent.error(picture);
    expect(banner('Member 1').querySelector('img')).toBeNull();
    expect(banner('Member 1')).toHaveStyle({ background: '#112233' });
    expect(banner('Member 2')).toHaveStyle({ background: '#000000' });
    expect(banner('Member 3')).not.toHaveAttribute('style');
  });

  it('loads the banners of owners at once, and others when they come near', async () => {
    const user_data = { ...look, banner: 'b4' };
    await show([member(1, { rank: 'Owner', user_data }), member(2, { user_data })]);
    const loading = (name: string) => cardOf(name).querySelector('img')?.getAttribute('loading');
    expect(loading('Member 1')).toBe('eager');
    expect(loading('Member 2')).toBe('lazy');
  });

  it('[spec0 §2.45, §2.46, §2.47] shows picture, decoration, rank, activity and links', async () => {
    await show([
      member(1, {
        socials: { github: 'https://github.com/one', spotify: 'javascript:alert(1)' },
        user_data: {
          ...look,
          avatar: 'abc',
          decoration: 'a_d0',
          activity: {
            type: 2,
            name: 'Spotify',
            emoji: null,
            image: 'https://i.scdn.example/1',
            details: '<b>Paper Moons</b>',
            state: 'The Tide Tables',
          },
        },
      }),
    ]);
    const card = cardOf('Member 1');
    const addresses = Array.from(card.querySelectorAll('img'), (image) => image.src);
    expect(addresses).toEqual([
      expect.stringContaining(`/avatars/${id(1)}/abc.webp`),
      expect.stringContaining('/avatar-decoration-presets/a_d0.png'),
      'https://i.scdn.example/1',
    ]);
    expect(card).toHaveTextContent('Moderator');
    expect(card).toHaveTextContent('Listening to Spotify<b>Paper Moons</b>The Tide Tables');
    const links = within(card).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAttribute('href', 'https://github.com/one');
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]?.getAttribute('rel')).toMatch(/noopener/);
  });

  it('[spec0 §7.6, §7.21] looks up only members without data, and falls back to the id', async () => {
    answer = () =>
      new Response(JSON.stringify({ user: 'Ada', username: 'ada', avatar: null, activity: null }), {
        headers: { 'content-type': 'application/json' },
      });
    const unknown = { username: undefined, user_data: null };
    await show([member(41, unknown), member(42)]);
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeInTheDocument();
    const lookups = jest.mocked(fetch).mock.calls.filter(([url]) => url !== '/api/team/ranks');
    expect(lookups).toHaveLength(1);
    answer = () => new Response('away', { status: 503 });
    act(() => testTeam([member(44, unknown)]));
    expect(await screen.findByRole('heading', { name: id(44) })).toBeInTheDocument();
  });

  it('[spec0 §3.9, §7.21] members without user_data are looked up', async () => {
    const activity = { name: 'Harbour Radio', emoji: '📻', image: null, details: 'Live' };
    answer = () =>
      new Response(JSON.stringify({ user: 'Grace', avatar: 'abc', activity }), {
        headers: { 'content-type': 'application/json' },
      });
    const bare = { user_id: id(51), rank: 'Owner', socials: '{"github":"https://github.com/x"}' };
    await show([bare as unknown as TeamMember]);
    expect(await screen.findByRole('heading', { name: 'Grace' })).toBeInTheDocument();
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toContain(`/api/user/${id(51)}`);
    expect(cardOf('Grace').querySelector('img')?.src).toContain(`/avatars/${id(51)}/abc.webp`);
    expect(cardOf('Grace')).toHaveTextContent('📻 Harbour RadioLive');
    expect(within(cardOf('Grace')).getByRole('link')).toHaveAttribute(
      'href',
      'https://github.com/x',
    );
  });

  it('[spec0 §8.9] a member without a name is looked up; a profile without one is unknown', async () => {
    answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
    await show([member(52, { username: undefined })]);
    expect(await screen.findByRole('heading', { name: 'Unknown User' })).toBeInTheDocument();
  });

  it('[spec0 §7.6] a lookup that is no profile counts as failed: the name is the id', async () => {
    answer = () => new Response('null', { headers: { 'content-type': 'application/json' } });
    await show([member(53, { username: undefined })]);
    await act(async () => {
      await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await screen.findByRole('heading', { name: id(53) })).toBeInTheDocument();
  });

  it('renders the first of many members at once, and shows an empty state', async () => {
    await show(
      Array.from({ length: 10_000 }, (_, index) =>
        member(index, { user_id: `${10n ** 17n + BigInt(index)}` }),
      ),
    );
    const drawn = screen.getAllByRole('heading', { level: 3 }).length;
    expect(drawn).toBeGreaterThan(8);
    expect(drawn).toBeLessThan(200);
    act(() => testTeam([]));
    expect(screen.getByText('No team members yet')).toBeInTheDocument();
  });

  it('the staff check distinguishes members from other ids', async () => {
    await show([member(1, { rank: 'Owner' })]);
    const box = screen.getByLabelText('User ID or mention');
    await userEvent.type(box, `<@${id(1)}>`);
    expect(screen.getByText('Yes: Member 1 is a team member as Owner.')).toBeInTheDocument();
    await userEvent.clear(box);
    await userEvent.type(box, id(2));
    expect(screen.getByText('Not a team member. Be careful.')).toBeInTheDocument();
  });

  it('another bot has ranks, an order, words and looks of its own', async () => {
    ranks = {
      ranks: [
        {
          rank: 'Supporter',
          name: 'Friend',
          title: 'Friends',
          tagline: 'They help.',
          look: 'danger',
        },
        { rank: 'Owner', title: 'Founders', look: 'plain' },
      ],
      others: 'Guests',
    };
    await show([
      member(1, { rank: 'Owner' }),
      member(2, { rank: 'supporter' }),
      member(3, { rank: 'Moderator' }),
    ]);
    const groups = screen.getAllByRole('heading', { level: 2 }).slice(0, 3);
    expect(groups.map((heading) => heading.parentElement?.textContent)).toEqual([
      ...['FriendsThey help.', 'Founders', 'Guests'],
    ]);
    expect(cardOf('Member 2')).toHaveTextContent('Friend');
    expect(cardOf('Member 3')).toHaveTextContent('Moderator');
    await userEvent.type(screen.getByLabelText('User ID or mention'), id(2));
    expect(screen.getByText('Yes: Member 2 is a team member as Friend.')).toBeInTheDocument();
  });

  it('a failure of the words of ranks is a failure of the page, which Try Again mends', async () => {
    const words = ranks;
    ranks = 'away' as never;
    testTeam([member(1)]);
    open();
    const panel = await screen.findByRole('alert');
    ranks = words;
    await userEvent.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Moderators' })).toBeInTheDocument();
  });
});
