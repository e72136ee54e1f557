import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IngestContract } from 'shared/contracts/ingest/ingest-contract';
import { Ingest } from '../../http/access/access.ts';
import { Implements } from '../../http/implements.ts';

/** A full batch of the longest items fits. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

/**
 * Makes a controller method the implementation of a call of the bot: `@Implements()`, the scope of
 * the contract as the access, and the size of a batch as the limit of the body.
 */
export function IngestRoute(contract: IngestContract): MethodDecorator {
  return applyDecorators(
    Implements(contract),
    Ingest(contract.scope),
    RouteConfig({ bodyLimit: MAX_BODY_BYTES }),
  );
}
