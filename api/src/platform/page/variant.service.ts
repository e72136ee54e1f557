import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Replacements } from '../registry/replacements.ts';

/** What a visitor gets besides what is live, and why. */
export interface Variant {
  replacements: Replacements;
}

const LIVE: Variant = { replacements: [] };

/** Decides from a request which releases its documents and registry snapshots contain. */
@Injectable()
export class VariantService {
  /** A preview comes before a canary: its reader has asked for exactly these versions. */
  of(_request: FastifyRequest): Promise<Variant> {
    return Promise.resolve(LIVE);
  }
}
