import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { startTracing } from '../../src/core/tracing/start-tracing.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { startProcess } from '../support/process.ts';
import { onBothDatabases } from '../support/databases.ts';
import { CUSTOMER, startShop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(60_000);

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector of OpenTelemetry that keeps what it gets. */
async function startCollector() {
  const texts: string[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    let text = '';
    paths.add(`${request.method} ${request.url}`);
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      texts.push(text);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addCleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const spans = () =>
    texts.flatMap((text) =>
      (
        JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    spans,
    text: () => texts.join('\n'),
  };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PARENT}-01`;
const attribute = ({ attributes }: SentSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value;

onBothDatabases((newDatabase) => {
  test('a purchase is one trace from the page to Stripe, without values of the visitor', async () => {
    const collector = await startCollector();
    const stop = startTracing(`${collector.url}/v1/traces`);
    const shop = await startShop({
      ...(await newDatabase()),
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    });
    // Documents of these releases are kept, unless they are traced.
    await goLive(shop.api, shellRelease('1.0.0', { needsNonce: false }));
    await goLive(shop.api, remoteRelease('1.0.0', { needsNonce: false }));
    const page = await (await shop.api.call('/status')).text();
    const [, ofPage] = /<meta name="traceparent" content="(00-\w{32}-\w{16}-01)">/.exec(page) ?? [];
    expect(ofPage).toBeDefined();
    const answer = await shop.customer.fetch('/api/stripe/checkout?secret=of-the-visitor', {
      method: 'POST',
      body: JSON.stringify({ plan: 'Duo', servers: 2, userId: CUSTOMER }),
      headers: { 'content-type': 'application/json', traceparent },
    });
    expect(answer.status).toBe(200);
    await shop.api.stop();
    await stop();

    expect([...collector.paths]).toEqual(['POST /v1/traces']);
    const spans = collector.spans();
    const own = spans.filter(({ traceId }) => traceId === TRACE);
    const request = own.find(({ parentSpanId }) => parentSpanId === PARENT);
    expect(request).toMatchObject({ name: 'POST /api/stripe/checkout', kind: 2 });
    expect(request && attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
    const below = own.filter((span) => span !== request);
    const ids = new Set(own.map(({ spanId }) => spanId));
    expect(below.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);
    const names = new Set(below.map(({ name }) => name));
    for (const name of ['select', 'insert', 'update', 'stripe POST /v1/checkout/sessions'])
      expect(names).toContain(name);
    const insert = below.find(({ name }) => name === 'insert');
    expect(insert && attribute(insert, 'db.query.text')?.stringValue).toMatch(
      /^insert into .*\$1/s,
    );
    // The sign-in before it has called Discord.
    expect(spans.map(({ name }) => name)).toContain('discord GET /users/@me');
    for (const value of [CUSTOMER, 'of-the-visitor', 'customer@example.com'])
      expect(collector.text()).not.toContain(value);
  });
});

describe('the process', () => {
  /** A process that says which packages of OpenTelemetry it has loaded. */
  const startTelling = async (env: Record<string, string>) => {
    const file = join(tempFolder(), 'tell.mjs');
    writeFileSync(
      file,
      `import module from 'node:module';
      process.on('SIGUSR2', () => {
        const names = Object.keys(module._cache).map((path) => /@opentelemetry\\/([^/]+)/.exec(path)?.[1]);
        console.log('LOADED ' + JSON.stringify([...new Set(names.filter(Boolean))].sort()));
      });`,
    );
    const api = startProcess({
      DATA_DIR: await dataFolder(),
      NODE_OPTIONS: `--import=${file}`,
      ...env,
    });
    const url = await api.ready;
    api.child.kill('SIGUSR2');
    const loaded = await waitFor('the list', () => /LOADED (.*)/.exec(api.output())?.[1]);
    return { api, url, loaded: JSON.parse(loaded) as string[] };
  };

  test('loads nothing for traces without an address, and its documents name none', async () => {
    const { url, loaded } = await startTelling({});
    // prom-client has it.
    expect(loaded).toEqual(['api']);
    expect(await (await fetch(url)).text()).not.toContain('traceparent');
  });

  test('sends the spans of its last requests before it ends', async () => {
    const collector = await startCollector();
    const { api, url, loaded } = await startTelling({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    expect(loaded).toContain('sdk-trace-node');
    await (await fetch(`${url}/api/team`, { headers: { traceparent } })).text();
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(collector.spans()).toContainEqual(
      expect.objectContaining({ traceId: TRACE, parentSpanId: PARENT, name: 'GET /api/team' }),
    );
  });
});
