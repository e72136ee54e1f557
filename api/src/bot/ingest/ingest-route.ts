import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IngestContract } from '@portico/contracts/ingest/ingest-contract';
import { MAX_BODY_BYTES } from '@portico/sdk/contracts/ingest/limits';
import { Ingest } from '../../http/access/access.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';

/**
 * Marks a controller method as the implementation of an ingest contract. Combines `@Implements()`, the
 * scope of the contract, and the body limit of batches.
 */
export function IngestRoute(contract: IngestContract): MethodDecorator {
  return applyDecorators(
    Implements(contract),
    Ingest(contract.scope),
    RouteConfig({ bodyLimit: MAX_BODY_BYTES }),
  );
}
