import type { Example } from '@portico/sdk/contracts/example';
import { fillTexts } from '../../core/site/fill-texts.ts';

/** The example of each call of this API, by operation: those of the platform, and those of the site. */
export class CallExamples {
  private readonly examples: ReadonlyMap<string, Example>;

  constructor(...parts: ReadonlyMap<string, Example>[]) {
    this.examples = new Map(parts.flatMap((part) => [...part]));
  }

  /** The same for one site. @param values of what texts name in double braces: `{{product}}`, `{{prefix}}`, `{{plan}}` */
  filled(values: Readonly<Record<string, string>>): CallExamples {
    return new CallExamples(
      new Map(
        [...this.examples].map(([operation, given]) => [operation, fillTexts(given, values)]),
      ),
    );
  }

  of(operation: string): Example | undefined {
    return this.examples.get(operation);
  }
}
