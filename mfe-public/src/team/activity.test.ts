import { activityLines } from '@portico/contracts/rules/team/activity';
import type { Activity } from '@portico/contracts/rules/team/activity';

const activity = (more: Partial<Activity>): Activity => ({
  type: 0,
  name: 'Moon Garden',
  emoji: null,
  image: null,
  details: null,
  state: null,
  ...more,
});

describe('[spec0 §2.46] the activity of a team member', () => {
  it.each<[number, string]>([
    [0, 'Playing Moon Garden'],
    [2, 'Listening to Moon Garden'],
    [3, 'Watching Moon Garden'],
    [5, 'Competing in Moon Garden'],
  ])('type %i shows %s', (type, headline) => {
    expect(activityLines(activity({ type, details: 'Level 4', state: 'In a party' }))).toEqual({
      headline,
      lines: ['Level 4', 'In a party'],
    });
  });

  it('a stream shows its details', () => {
    expect(activityLines(activity({ type: 1, name: 'Twitch', details: 'Building a bot' }))).toEqual(
      {
        headline: 'Streaming Building a bot',
        lines: ['Twitch'],
      },
    );
    expect(activityLines(activity({ type: 1 }))?.headline).toBe('Streaming Moon Garden');
  });

  it('a custom status shows its text and emoji, never its fixed name', () => {
    const custom = { type: 4, name: 'Custom Status' };
    expect(activityLines(activity({ ...custom, state: 'Gone fishing' }))).toEqual({
      headline: 'Gone fishing',
      lines: [],
    });
    const emoji = { name: '🌙', id: null, animated: false };
    expect(activityLines(activity({ ...custom, emoji }))?.headline).toBe('');
    expect(activityLines(activity(custom))).toBeUndefined();
  });
});
