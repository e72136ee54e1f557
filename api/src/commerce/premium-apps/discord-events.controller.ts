import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Config } from '../../core/config/config.ts';
import { Log } from '../../core/log/log.ts';
import { Public } from '../../http/access/access.ts';
import { OPEN_BODY_BYTES } from '../../http/body/body-limit.ts';
import { SIGNED_BODY, signedBodyOf } from '../../http/body/signed-body.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { Entitlement } from '../../identity/discord/entitlement-answers.ts';
import { EntitlementsService } from './entitlements.service.ts';
import { isSignedByDiscord } from './event-signature.ts';

/** The types of events that are read; any other is answered, and has no effect. */
const TYPES = ['ENTITLEMENT_CREATE', 'ENTITLEMENT_UPDATE', 'ENTITLEMENT_DELETE'];

const DiscordEvent = z.object({
  application_id: z.string(),
  event: z.object({ type: z.string(), data: z.unknown() }).optional(),
});

/** The endpoint of Discord's webhook events. Requests are authenticated by their signature. */
@Controller()
export class DiscordEventsController {
  constructor(
    private readonly config: Config,
    private readonly entitlements: EntitlementsService,
    private readonly log: Log,
  ) {}

  /** Discord sends wrong signatures on purpose, and keeps an endpoint that answers 401 to them. */
  @Post('/api/discord/events')
  @Public()
  @HttpCode(204)
  @RouteConfig({ ...SIGNED_BODY, bodyLimit: OPEN_BODY_BYTES })
  async receive(@Req() request: FastifyRequest): Promise<void> {
    const { publicKey, clientId } = this.config.discord;
    const body = signedBodyOf(request);
    if (publicKey === undefined || !isSignedByDiscord(publicKey, body, request.headers))
      throw new ProblemError(401, 'The signature of the event is invalid.');
    const { application_id: application, event } = parsed(DiscordEvent, body.toString());
    // A PING has no event.
    if (!event || !TYPES.includes(event.type)) return;
    const told = parsed(Entitlement, JSON.stringify(event.data));
    if (application !== clientId || told.applicationId !== clientId) {
      this.log.warn({ application }, 'ignored an event of another application at Discord');
      return;
    }
    const isDeleted = told.isDeleted || event.type === 'ENTITLEMENT_DELETE';
    await this.entitlements.take({ ...told, isDeleted }, 'discord event');
  }
}

/** @throws ProblemError 400 for an event of another shape: Discord delivers it again, and the sweep finds what it is about */
function parsed<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ProblemError(400, 'The event has another shape than those of Discord.');
  }
}
