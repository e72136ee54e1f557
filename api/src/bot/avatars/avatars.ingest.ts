import { createHash } from 'node:crypto';
import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  AvatarEvent,
  MAX_AVATAR_BYTES,
  postAvatarsContract,
} from 'shared/contracts/ingest/avatars';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { notInFuture, sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { inPieces } from '../../core/process/turns.ts';
import { AVATARS, AvatarsRepository, type NewAvatar } from './avatars.repository.ts';
import { imageExtension } from './image-type.ts';

/** Takes people's new pictures from the bot. */
@Injectable()
export class AvatarsIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly avatars: AvatarsRepository,
  ) {}

  async append({ body, query }: InputOf<typeof postAvatarsContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const ids = body.events.map((event) =>
      String((Object(event) as { user_id?: unknown }).user_id),
    );
    const out = await this.avatars.optedOut(ids);
    const { good, rejected } = await sortBatch(AvatarEvent, body.events, (event) => {
      if (out.has(event.user_id)) {
        return { path: 'user_id', message: 'has left the avatar history; do not send it' };
      }
      return notInFuture('timestamp', event.timestamp, now) ?? imageIssue(event.image);
    });
    const avatars = (await inPieces(good, 1, async (piece) => piece.map(toAvatar))).flat();
    const accepted =
      good.length === 0
        ? 0
        : await this.writer.append(AVATARS, dryRun, (tx) => this.avatars.add(tx, avatars));
    return { dryRun, accepted, duplicates: good.length - accepted, rejected };
  }
}

function imageIssue(image: string) {
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length > MAX_AVATAR_BYTES) {
    return { path: 'image', message: `must be at most ${MAX_AVATAR_BYTES} bytes` };
  }
  return imageExtension(bytes)
    ? undefined
    : { path: 'image', message: 'must be PNG, JPEG, GIF or WebP' };
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

@Controller()
export class AvatarsIngestController {
  constructor(private readonly ingest: AvatarsIngest) {}

  @Implements(postAvatarsContract)
  @Ingest('avatars')
  @RouteConfig(INGEST_BODY)
  append(@Input() input: InputOf<typeof postAvatarsContract>): Promise<IngestReceipt> {
    return this.ingest.append(input);
  }
}
