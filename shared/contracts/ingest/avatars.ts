import { z } from 'zod';
import { call } from '../call.ts';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

/** Most pictures of one batch: with the largest pictures it still fits the door. */
export const MAX_AVATARS = 20;
/** Largest picture in bytes, before base64. */
export const MAX_AVATAR_BYTES = 256 * 1024;

/** A person's new picture, uploaded with the event: replaced pictures do not stay where they were. */
export const AvatarEvent = z
  .object({
    id: EventId,
    user_id: z.string().regex(/^\d{17,20}$/),
    timestamp: z.int().nonnegative().meta({ description: 'Epoch seconds, UTC' }),
    image: z
      .base64()
      .min(1)
      .max(Math.ceil((MAX_AVATAR_BYTES * 4) / 3) + 4)
      .meta({ description: 'PNG, JPEG, GIF or WebP, base64' }),
  })
  .meta({ id: 'AvatarEvent' });
export type AvatarEvent = z.infer<typeof AvatarEvent>;

export const postAvatarsContract = eventsContract({
  call: call({ operation: 'ingestAvatars', method: 'POST', path: '/api/ingest/avatars' }),
  scope: 'avatars',
  summary: 'Append avatars with their pictures',
  item: AvatarEvent,
  max: MAX_AVATARS,
});
