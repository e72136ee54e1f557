import { PresenceEvent, TeamProfile } from '@portico/contracts/ingest/team';
import { teamProfiles } from '../team/profiles.ts';
import { PRESENCE_STEP, presenceAt } from './presence.ts';
import { DAY } from './time.ts';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
const CDN = 'http://localhost:4001';
const day = Array.from({ length: DAY / PRESENCE_STEP }, (_, step) =>
  presenceAt(7, NOON + step * PRESENCE_STEP, CDN),
);

describe('the presence of the demo team', () => {
  it('matches the ingest contract, with a unique id per time', () => {
    const events = day.flat().map((event) => PresenceEvent.parse(event));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('has every kind of activity over a day, and members who are offline', () => {
    const events = day.flat();
    expect(new Set(events.map(({ activity }) => activity?.type))).toEqual(
      new Set([undefined, 0, 2, 3, 4, 5]),
    );
    expect(new Set(events.map(({ status }) => status)).size).toBe(4);
    for (const events of day) expect(events.some(({ activity }) => activity)).toBe(true);
  });

  it('depends only on its arguments', () => {
    expect(presenceAt(7, NOON, CDN)).toEqual(day[0]);
    expect(presenceAt(8, NOON, CDN)).not.toEqual(day[0]);
  });
});

it('profiles match the ingest contract and differ between members', () => {
  const profiles = teamProfiles(7, NOON).map((profile) => TeamProfile.parse(profile));
  expect(new Set(profiles.map(({ username }) => username)).size).toBe(profiles.length);
  expect(profiles.some(({ banner }) => banner)).toBe(true);
  expect(profiles.some(({ banner, banner_color }) => !banner && banner_color)).toBe(true);
  expect(profiles.some(({ banner, banner_color }) => !banner && !banner_color)).toBe(true);
});
