import { TeamActivity } from '@portico/sdk/contracts/team/profile';
import { SentActivity } from './sent-activity.ts';

test.each([
  [
    'a custom status without the fields that Discord leaves out',
    { type: 4, name: 'Custom Status', state: 'on fire', emoji: { name: '🔥' }, id: 'custom' },
    { type: 4, state: 'on fire', emoji: { name: '🔥', id: null, animated: false } },
  ],
  [
    'a game with a picture behind its proxy',
    {
      type: 0,
      name: 'Rust',
      application_id: '356943187589201930',
      assets: { large_image: 'mp:external/Ab-1/https/example.com/a.png', large_text: 'x' },
      timestamps: { start: 1_795_248_000_000 },
    },
    {
      name: 'Rust',
      image: 'https://media.discordapp.net/external/Ab-1/https/example.com/a.png',
    },
  ],
  [
    'a game with an asset of its application',
    {
      ...{ type: 0, name: 'Rust', application_id: '356943187589201930' },
      assets: { large_image: '356943187589201931' },
    },
    {
      image: 'https://cdn.discordapp.com/app-assets/356943187589201930/356943187589201931.png',
    },
  ],
  [
    'a song',
    {
      type: 2,
      name: 'Spotify',
      details: 'a',
      state: 'b',
      assets: { large_image: 'spotify:ab67' },
    },
    { type: 2, details: 'a', state: 'b', image: 'https://i.scdn.co/image/ab67' },
  ],
  [
    'somebody who hangs out, which has no verb',
    { type: 6, name: 'Hang Status', state: 'custom', details: 'Gaming' },
    { type: 4, state: 'Gaming', details: null },
  ],
  [
    'a picture, an emoji and a text that cannot be shown',
    {
      ...{ type: 0, name: 'x'.repeat(300), details: '', state: null },
      ...{
        image: 'javascript:alert(1)',
        emoji: { name: '', id: 7 },
        assets: { large_image: 7 },
      },
    },
    { name: 'x'.repeat(128), image: null, emoji: null, details: null },
  ],
])('an activity as Discord sends it is taken: %s', (_what, activity, shown) => {
  expect(SentActivity.parse(activity)).toMatchObject(shown);
});

test('A text of emojis is cut to what the contract of the team list allows, between two of them.', () => {
  const long = `x${'😀'.repeat(200)}`;
  for (const type of [0, 6]) {
    const taken = SentActivity.parse({ type, name: long, details: long, state: long });
    expect(taken.name).toBe(`x${'😀'.repeat(63)}`);
    expect(TeamActivity.safeParse(taken).success).toBe(true);
  }
});
