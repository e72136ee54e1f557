import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CanaryVisits, type CanaryVariant } from '../../canaries/canary-visits.service.ts';
import { PreviewService, type OpenPreview } from '../../previews/preview.service.ts';
import { SmokeVisits } from '../../smoke/smoke-visits.service.ts';
import type { Replacements } from '../../registry/state/replacements.ts';

/** The releases that a visitor gets in place of the live ones, and why. */
export interface Variant {
  replacements: Replacements;
  /** Absent for a visitor whose browser shows no preview. */
  preview?: OpenPreview;
  /** Absent: the documents do not count in canaries, and set no cookie. */
  canary?: CanaryVariant;
}

/** Decides from a request which releases its documents and registry snapshots contain. */
@Injectable()
export class VariantService {
  constructor(
    private readonly smoke: SmokeVisits,
    private readonly previews: PreviewService,
    private readonly canaries: CanaryVisits,
  ) {}

  /**
   * A visit of a smoke run takes precedence, because its verdict is about one version. A preview
   * takes precedence over a canary, because its link states exact versions.
   * @throws PreviewUnavailable
   */
  async of(request: FastifyRequest): Promise<Variant> {
    const visit = await this.smoke.of(request);
    if (visit) return visit;
    const preview = await this.previews.of(request);
    if (preview) return { replacements: preview.releases, preview };
    const canary = this.canaries.of(request);
    return { replacements: canary.replacements, canary };
  }
}
