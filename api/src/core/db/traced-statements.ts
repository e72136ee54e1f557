import { inSpan, isTraced } from '../tracing/spans.ts';

const MAX_TEXT = 2_000;

interface Queries {
  query: (...call: never[]) => unknown;
}

/**
 * Gives the statements of traced requests their spans. A statement has its values apart from its text, and
 * the span has the text alone.
 * @param client whose `query` is replaced
 */
export function traceStatements(client: Queries): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown;
  client.query = (...call: unknown[]) => {
    // The pool's own calls of its connections have a callback.
    if (!isTraced() || typeof call.at(-1) === 'function') return query(...call);
    const text = textOf(call[0]);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MAX_TEXT),
    };
    return inSpan(operation, attributes, async () => query(...call));
  };
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = Object(statement) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
