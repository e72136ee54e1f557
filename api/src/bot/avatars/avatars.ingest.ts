import { createHash } from 'node:crypto';
import { Controller } from '@nestjs/common';
import {
  MAX_AVATAR_BYTES,
  postAvatarsContract,
  type AvatarEvent,
} from '@portico/contracts/ingest/avatars';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { imageExtension, imageProblem } from '../../core/images/image-problem.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { notInFuture } from '../ingest/batch.ts';
import { EventIngest } from '../ingest/event-ingest.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { AVATARS, AvatarsRepository, type NewAvatar } from './avatars.repository.ts';

/** Receives users' new avatars from the bot. */
@Controller()
export class AvatarsIngestController {
  constructor(
    private readonly ingest: EventIngest,
    private readonly avatars: AvatarsRepository,
  ) {}

  @IngestRoute(postAvatarsContract)
  async append(@Input() input: InputOf<typeof postAvatarsContract>): Promise<IngestReceipt> {
    const ids = input.body.events.map((event) =>
      String((Object(event) as { user_id?: unknown }).user_id),
    );
    const optedOut = await this.avatars.findOptedOut(ids);
    return this.ingest.append(postAvatarsContract, input, {
      noun: AVATARS,
      check: ({ user_id, timestamp, image }, now) =>
        optedOut.has(user_id)
          ? {
              path: 'user_id',
              message: 'has opted out of the avatar history; do not send this user',
            }
          : (notInFuture('timestamp', timestamp, now) ?? imageIssue(image)),
      write: async (events) => {
        const avatars = (await inPieces(events, 1, async (piece) => piece.map(toAvatar))).flat();
        return (tx) => this.avatars.add(tx, avatars);
      },
    });
  }
}

function imageIssue(image: string) {
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length > MAX_AVATAR_BYTES) {
    return { path: 'image', message: `must be at most ${MAX_AVATAR_BYTES} bytes` };
  }
  const message = imageProblem(bytes);
  return message === undefined ? undefined : { path: 'image', message };
}

function toAvatar({ id, user_id, timestamp, image }: AvatarEvent): NewAvatar {
  const bytes = Buffer.from(image, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    eventId: id,
    userId: user_id,
    timestamp,
    avatar: `${hash}.${imageExtension(bytes) ?? 'png'}`,
    bytes,
  };
}
