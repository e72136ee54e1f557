import type { PresenceEvent } from '@portico/contracts/ingest/team';
import type { TeamActivity } from '@portico/sdk/contracts/team/profile';
import { demoTeam } from '../people/members.ts';
import { chance } from '../noise/noise.ts';
import { DAY, floorTo, HOUR, MINUTE } from './time.ts';

const STREAM = { zone: 601, turn: 711, what: 712 };
/** Interval at which all presences are sent, in seconds; the API ignores them after 15 minutes. */
export const PRESENCE_STEP = 5 * MINUTE;
/** Duration of an activity, in seconds. */
const TURN = 30 * MINUTE;
const WAKING_HOURS = 15;
/** Application id of the activity images. */
const APPLICATION = '366801234567890123';

const nothing = { emoji: null, image: null, details: null, state: null };

/** Activities; images are hashes. */
const ACTIVITIES: readonly (Omit<TeamActivity, 'image'> & { image: string | null })[] = [
  {
    ...nothing,
    type: 4,
    name: 'Custom Status',
    state: 'answering tickets',
    emoji: character('🎫'),
  },
  {
    ...nothing,
    type: 4,
    name: 'Custom Status',
    state: 'back in an hour',
    emoji: { name: 'hot_tea', id: '704128834573729823', animated: false },
  },
  {
    ...nothing,
    type: 0,
    name: 'Starlight Salvage',
    details: 'Sector 7, the long way round',
    state: 'In a party of three',
    image: '5d1f0a7c2b9e4836a1c0ffee12345678',
  },
  {
    ...nothing,
    type: 2,
    name: 'Harbour Radio',
    details: 'Paper Lanterns',
    state: 'The Quiet Engines',
    image: 'b3c8d91e6f2a4750b1de0ab298765432',
  },
  { ...nothing, type: 3, name: 'the support queue', details: '12 tickets open' },
  {
    ...nothing,
    type: 0,
    name: 'Tile Garden',
    state: 'Level 41',
    image: '0f9e8d7c6b5a49382716f5e4d3c2b1a0',
  },
  { ...nothing, type: 5, name: 'the weekly quiz' },
  { ...nothing, type: 0, name: 'Meadow Rally', details: 'Time trial' },
];

function character(name: string): TeamActivity['emoji'] {
  return { name, id: null, animated: false };
}

/** A member's status and activity at a time. */
function presenceOf(
  seed: number,
  who: number,
  at: number,
  cdnUrl: string,
): Pick<PresenceEvent, 'status' | 'activity'> {
  const wakes = 24 * chance(seed, STREAM.zone, who);
  const sinceWaking = ((at % DAY) / HOUR + 24 - wakes) % 24;
  if (sinceWaking >= WAKING_HOURS) return { status: 'offline', activity: null };
  const turn = floorTo(TURN, at + who * MINUTE) / TURN;
  const mood = chance(seed, STREAM.turn, who, turn);
  const status = mood < 0.6 ? 'online' : mood < 0.8 ? 'idle' : 'dnd';
  // One in five has no visible activity.
  const pick = Math.floor(chance(seed, STREAM.what, who, turn) * ACTIVITIES.length * 1.25);
  const thing = ACTIVITIES[pick];
  if (!thing) return { status, activity: null };
  const image = thing.image && `${cdnUrl}/app-assets/${APPLICATION}/${thing.image}.png`;
  return { status, activity: { ...thing, image } };
}

/** Presence events of the team at a time. @param at epoch seconds, a multiple of the step */
export function presenceAt(seed: number, at: number, cdnUrl: string): PresenceEvent[] {
  return demoTeam.map(({ id }, who) => ({
    id: `presence-${id}-${at / PRESENCE_STEP}`,
    user_id: id,
    at,
    ...presenceOf(seed, who, at, cdnUrl),
  }));
}
