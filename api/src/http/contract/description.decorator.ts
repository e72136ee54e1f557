import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import { DESCRIPTION } from '../access/metadata.ts';

/** An operation without a contract: its handler reads the request, and streams or redirects. */
export interface Description {
  /** OpenAPI operation id, unique in the API. */
  operation: string;
  /** As in contracts. */
  summary: string;
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  answer: { status: 200; media: string } | { status: 302 };
}

/** Documents a route that implements no contract. */
export const Describes = (description: Description): MethodDecorator =>
  SetMetadata(DESCRIPTION, description);
