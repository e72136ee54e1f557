import { z } from 'zod';
import { call } from '../call.ts';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

/** A batch of this many images of maximum size fits the body limit. */
const MAX_AVATARS = 20;
/** Maximum image size in bytes, before base64. */
export const MAX_AVATAR_BYTES = 256 * 1024;

/** A user's new avatar. The event contains the image because Discord removes replaced avatars. */
export const AvatarEvent = z
  .object({
    id: EventId,
    user_id: z.string().regex(/^\d{17,20}$/),
    timestamp: z.int().nonnegative().meta({ description: 'Epoch seconds, UTC' }),
    image: z
      .base64()
      .min(1)
      .max(Math.ceil((MAX_AVATAR_BYTES * 4) / 3) + 4)
      .meta({
        description:
          'PNG, JPEG, GIF or WebP, base64; at most 4194304 pixels (2048 × 2048) and 1000 frames',
      }),
  })
  .meta({ id: 'AvatarEvent' });
export type AvatarEvent = z.infer<typeof AvatarEvent>;

export const postAvatarsContract = eventsContract({
  call: call({ operation: 'ingestAvatars', method: 'POST', path: '/api/ingest/avatars' }),
  scope: 'avatars',
  summary: 'Appends avatars with their images',
  item: AvatarEvent,
  max: MAX_AVATARS,
});
