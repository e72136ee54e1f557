import { Module, type DynamicModule } from '@nestjs/common';
import type { Example } from '@portico/sdk/contracts/example';
import { CallExamples } from './call-examples.ts';
import { DocsController } from './docs.controller.ts';
import { DocsService } from './docs.service.ts';
import { PLATFORM_EXAMPLES } from './examples/index.ts';

/** The manual of the API. */
@Module({})
export class DocsModule {
  /** @param examples of the site's calls, by operation */
  static with(examples: ReadonlyMap<string, Example>): DynamicModule {
    const all = new CallExamples(PLATFORM_EXAMPLES, examples);
    return {
      module: DocsModule,
      controllers: [DocsController],
      providers: [DocsService, { provide: CallExamples, useValue: all }],
    };
  }
}
