import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { mailEnv, startMail } from '../support/mail.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { startShop, type Shop } from '../support/shop.ts';

jest.setTimeout(60_000);

const textOf = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
/** Of the process itself, as prom-client names them. */
const isDefault = (name: string) => /^(process|nodejs)_/.test(name);
/** A metric without the suffixes of the series that Prometheus stores for it. */
const withoutSuffix = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

/** Metrics of an answer of `/metrics`, name -> type and labels. */
function metricsOf(text: string): Map<string, { type: string; labels: Set<string> }> {
  const metrics = new Map<string, { type: string; labels: Set<string> }>();
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    metrics.set(name, { type, labels: new Set() });
  for (const [, series = '', list = ''] of text.matchAll(/^([a-z_]+)\{([^}]*)\} /gm)) {
    const labels = metrics.get(series)?.labels ?? metrics.get(withoutSuffix(series))?.labels;
    for (const [, label = ''] of list.matchAll(/([a-z]+)="/g))
      if (label !== 'le') labels?.add(label);
  }
  return metrics;
}

/** The table of docs/signals.md. */
function documented(): Map<string, { type: string; labels: Set<string> }> {
  const rows = textOf('docs/signals.md').matchAll(/^\| `(\w+)` +\| (\w+) +\| ([^|]*)\|/gm);
  return new Map(
    [...rows].map(([, name = '', type = '', labels = '']) => [
      name,
      { type, labels: new Set([...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label)) },
    ]),
  );
}

describe('signals', () => {
  let shop: Shop;
  let text: string;
  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const mail = await startMail();
    shop = await startShop({ databaseUrl, env: mailEnv(mail) });
    await goLive(shop.api, shellRelease());
    await goLive(shop.api, remoteRelease());
    await shop.license();
    text = await shop.api.metrics();
  });

  test('docs/signals.md lists the metrics of a site with their types and labels', () => {
    const served = metricsOf(text);
    const own = [...served].filter(([name]) => !isDefault(name));
    const listed = documented();
    expect(own.map(([name, { type }]) => `${name} ${type}`).toSorted()).toEqual(
      [...listed].map(([name, { type }]) => `${name} ${type}`).toSorted(),
    );
    for (const [name, { labels }] of own)
      expect([name, [...labels].filter((label) => !listed.get(name)?.labels.has(label))]).toEqual([
        name,
        [],
      ]);
  });

  test('counters end with _total, times and sizes with their base unit, and all have a help text', () => {
    for (const [name, { type }] of metricsOf(text)) {
      if (!isDefault(name))
        expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|kb|mb|percent)\b/);
      expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
    }
  });

  test.each(['deploy/prometheus/portico.rules.yml', 'deploy/grafana/portico.json'])(
    '%s uses metrics that exist',
    (path) => {
      const served = metricsOf(text);
      const used = textOf(path).matchAll(/\b(portico|http|csp|process|nodejs)_\w+/g);
      const names = [...used].map(([name]) => name);
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => !served.has(name) && !served.has(withoutSuffix(name)))).toEqual(
        [],
      );
    },
  );

  test('each alert has its paragraph in docs/runbooks.md, and no paragraph is left over', () => {
    const rules = textOf('deploy/prometheus/portico.rules.yml');
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const links = [...rules.matchAll(/runbook_url: docs\/runbooks\.md#(\w+)/g)].map(([, id]) => id);
    expect(links).toEqual(alerts.map((name) => name?.toLowerCase()));
    const headings = [...textOf('docs/runbooks.md').matchAll(/^## (\w+)\n\n\S/gm)];
    expect(headings.map(([, name]) => name)).toEqual(alerts);
  });

  test('a payment is counted, and Stripe and Discord with the time of their answers', () => {
    expect(text).toContain('portico_payments_total{outcome="paid"} 1\n');
    expect(text).toContain('portico_payments_total{outcome="refunded"} 0\n');
    expect(text).toMatch(/portico_webhooks_total\{outcome="handled"\} [1-9]/);
    expect(text).toMatch(/call_duration_seconds_count\{service="stripe",status="200"\} [1-9]/);
    expect(text).toMatch(/call_duration_seconds_count\{service="discord",status="200"\} [1-9]/);
    expect(text).toMatch(/portico_database_connections\{state="idle"\} [1-9]/);
    expect(text).toContain('portico_database_connections_max 10\n');
    expect(text).toContain('portico_live_release_info{app="shell",version=');
  });
});
