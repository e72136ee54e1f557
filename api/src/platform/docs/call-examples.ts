import type { Example } from '@portico/sdk/contracts/example';

/** The example of each call of this API, by operation: those of the platform, and those of the site. */
export class CallExamples {
  private readonly examples: ReadonlyMap<string, Example>;

  constructor(...parts: ReadonlyMap<string, Example>[]) {
    this.examples = new Map(parts.flatMap((part) => [...part]));
  }

  of(operation: string): Example | undefined {
    return this.examples.get(operation);
  }
}
