import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { tempFolder } from './folders.ts';

const RULES = resolve(__dirname, '../../../deploy/prometheus/portico.rules.yml');

/** @throws Error with installation advice */
function promtool(): string {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const places = folders.map((folder) => join(folder, 'promtool'));
  const found = [process.env.PROMTOOL, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'No promtool was found. Install it (Debian: apt-get install -y prometheus), or name its program in PROMTOOL.',
  );
}

/** Whether the program is content, and what it says. */
function runPromtool(...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(promtool(), args, { encoding: 'utf8' });
  return { ok: status === 0, output: stdout + stderr };
}

export const checkRules = () => runPromtool('check', 'rules', RULES);

/** Series of one scrape: name with labels -> value. Those of the process itself have no alerts. */
const seriesOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !/^(#|process_|nodejs_)/.test(line))
    .map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    });

/** What Prometheus would have stored of replicas that it scrapes once a minute. */
export class Scrapes {
  /** Series -> its values by minute. */
  private readonly series = new Map<string, string[]>();
  private minutes = 0;

  /** One minute. @param texts instance -> its metrics; undefined: it does not answer */
  add(texts: Record<string, string | undefined>): void {
    for (const [instance, text] of Object.entries(texts)) {
      const target = `instance="${instance}",job="portico"`;
      this.set(`up{${target}}`, text === undefined ? '0' : '1');
      for (const [name, value] of seriesOf(text ?? ''))
        this.set(
          name.endsWith('}') ? `${name.slice(0, -1)},${target}}` : `${name}{${target}}`,
          value,
        );
    }
    this.minutes += 1;
  }

  private set(series: string, value: string): void {
    const values = this.series.get(series) ?? [];
    while (values.length < this.minutes) values.push('_');
    values.push(value);
    this.series.set(series, values);
  }

  /** Names of the alerts that fire in the last minute, by the rules of deploy/prometheus. */
  firing(): string[] {
    const tests = {
      rule_files: [RULES],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: [...this.series].map(([series, values]) => ({
            series,
            values: values.join(' '),
          })),
          promql_expr_test: [
            {
              expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
              eval_time: `${this.minutes - 1}m`,
              exp_samples: [],
            },
          ],
        },
      ],
    };
    // A file of YAML may be one of JSON.
    const file = join(tempFolder(), 'alerts.json');
    writeFileSync(file, JSON.stringify(tests));
    const { ok, output } = runPromtool('test', 'rules', file);
    // It expects none, and names those that it got.
    const names = [...output.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name);
    if (ok === names.length > 0) throw new Error(output);
    return names.toSorted();
  }
}
