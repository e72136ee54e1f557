import { z } from 'zod';
import { call } from '../call.ts';
import { Socials, TeamAppearance } from '@portico/sdk/contracts/team/profile';
import { eventsContract, setContract } from './ingest-contract.ts';
import { items } from '@portico/sdk/contracts/ingest/items';
import { EventId } from './receipt.ts';
import { SentActivity } from './sent-activity.ts';

const Snowflake = z.string().regex(/^\d{17,20}$/);

/** Spec 0 §3: an object, or the same object as a JSON string. */
const AnySocials = z.preprocess((value, context) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    context.issues.push({ code: 'custom', message: 'is not valid JSON', input: value });
    return z.NEVER;
  }
}, Socials);

/** Public profile of a team member. The bot cannot change membership or rank. */
export const TeamProfile = z
  .strictObject({
    user_id: Snowflake,
    username: z
      .string()
      .trim()
      .min(1)
      .max(64)
      .nullable()
      .default(null)
      .meta({ description: 'Display name' }),
    socials: AnySocials.default({}).meta({
      description: 'An object, or the same object as a JSON string',
    }),
    avatar: TeamAppearance.shape.avatar.default(null),
    decoration: TeamAppearance.shape.decoration.default(null),
    banner: TeamAppearance.shape.banner.default(null),
    banner_color: TeamAppearance.shape.banner_color.default(null),
  })
  .meta({ id: 'TeamProfile' });
export type TeamProfile = z.infer<typeof TeamProfile>;

export const putTeamProfilesContract = setContract({
  call: call({ operation: 'ingestTeamProfiles', method: 'PUT', path: '/api/ingest/team-profiles' }),
  scope: 'team-profiles',
  summary: 'Replaces all team profiles; membership and rank are unchanged',
  item: TeamProfile,
  key: 'user_id',
  list: { profiles: items(TeamProfile).max(1000) },
});

/** Status and activity of a team member from `at` on; the newest `at` wins. */
export const PresenceEvent = z
  .strictObject({
    id: EventId,
    user_id: Snowflake,
    at: z.int().nonnegative().meta({ description: 'Epoch seconds, UTC' }),
    status: z.enum(['online', 'idle', 'dnd', 'offline']),
    activity: SentActivity.nullable(),
  })
  .meta({ id: 'PresenceEvent' });
export type PresenceEvent = z.infer<typeof PresenceEvent>;

export const postPresenceContract = eventsContract({
  call: call({ operation: 'ingestPresence', method: 'POST', path: '/api/ingest/presence' }),
  scope: 'presence',
  summary: 'Appends status and activity of team members',
  item: PresenceEvent,
});
