import { loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const tracesTo = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' }).signals.tracesTo;

describe('where traces go', () => {
  test.each([
    ['http://127.0.0.1:4318', 'http://127.0.0.1:4318/v1/traces'],
    ['http://127.0.0.1:4318/', 'http://127.0.0.1:4318/v1/traces'],
    ['https://collector.example/otlp', 'https://collector.example/otlp/v1/traces'],
    ['https://collector.example/v1/traces', 'https://collector.example/v1/traces'],
    ['https://collector.example/otlp/v1/traces/', 'https://collector.example/otlp/v1/traces'],
  ])('The path of traces is added once to %s.', (base, address) => {
    expect(tracesTo({ OTEL_EXPORTER_OTLP_ENDPOINT: base })).toBe(address);
  });

  test.each(['https://collector.example/', 'https://collector.example/in?key=1', 'http://c:1/x/'])(
    'The address of traces %s is used as it is, before any other.',
    (address) => {
      const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
      expect(tracesTo({ ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address })).toBe(address);
    },
  );

  test('Nothing is traced without an address, and none leads over the internet without TLS.', () => {
    expect(tracesTo({})).toBeUndefined();
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
      expect(() => tracesTo({ [name]: 'http://collector.example' })).toThrow(name);
  });
});
