import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { FigureSources } from '../../core/figures/figure-sources.ts';
import { LicensesRepository } from './licenses.repository.ts';

/** How many servers have a license. */
@Injectable()
export class LicenseFigures implements OnModuleInit {
  constructor(
    private readonly sources: FigureSources,
    private readonly licenses: LicensesRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register(async () => {
      const count = await this.licenses.countInUse();
      return count > 0 ? { licenses: { value: formatThousands(count) } } : {};
    });
  }
}
