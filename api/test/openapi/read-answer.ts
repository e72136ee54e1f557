import type { Operation } from '../../src/platform/docs/documented-route.ts';

/** The answer of an operation as its example shows it. */
export async function readAnswer(answer: Response, { response }: Operation): Promise<unknown> {
  if (!response) return answer.headers.get('location');
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? answer.json() : answer.text();
}

/** The values of the headers that a contract declares, by field. */
export function headersOf({ headers }: Response, { headerNames = {} }: Operation): object {
  const values = Object.entries(headerNames).map(([field, name]): [string, unknown] => [
    field,
    JSON.parse(headers.get(name) ?? ''),
  ]);
  return Object.fromEntries(values);
}

/** Requests an event stream. @returns what it sends until its first event */
export async function firstEvent(address: string, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const answer = await fetch(address, { ...init, signal: controller.signal });
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += Buffer.from(piece as Uint8Array).toString();
    if (/^data: .*\n\n/m.test(text)) break;
  }
  controller.abort();
  return new Response(text, answer);
}

/** An answer as data whose shape can be compared: columns of a CSV file, fields of events. */
export function partsOf(answer: unknown, media: string): unknown {
  if (typeof answer !== 'string') return answer;
  switch (media) {
    case 'text/csv': {
      const [head = '', ...rows] = answer.trimEnd().split('\r\n');
      return { [head]: rows };
    }
    case 'text/event-stream':
      // The beginning of the stream, and its first event.
      return answer
        .split('\n\n', 2)
        .map((event) => Object.fromEntries(event.split('\n').map(fieldOf)));
    default:
      return answer;
  }
}

function fieldOf(line: string): [name: string, value: unknown] {
  const [name = '', ...value] = line.split(': ');
  return [name, name === 'data' ? JSON.parse(value.join(': ')) : ''];
}
