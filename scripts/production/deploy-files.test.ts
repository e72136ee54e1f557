import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { readDockerfile } from '../image/dockerfile.ts';

const text = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');
const { settings } = readDockerfile();

interface Container {
  image: string;
  environment: Record<string, string>;
  read_only: boolean;
  cap_drop: string[];
  stop_grace_period: string;
  command?: string[];
}
const { services } = parse(text('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Container>;
};
const replicas = [services['api-1']!, services['api-2']!];

interface Manifest {
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { strategy?: { rollingUpdate?: object }; template?: { spec: Pod } };
}
interface Pod {
  terminationGracePeriodSeconds?: number;
  securityContext: { runAsUser: number; runAsNonRoot: boolean };
  containers: { image: string; args?: string[]; securityContext: object; envFrom: object[] }[];
}
const manifests = ['settings', 'migration', 'replicas', 'ingress'].flatMap((name) =>
  parseAllDocuments(text(`deploy/kubernetes/${name}.yaml`)).map((one) => one.toJS() as Manifest),
);
const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
const valueOf = (name: string) =>
  manifests.map(({ data, stringData }) => data?.[name] ?? stringData?.[name]).find(Boolean);

const unit = text('deploy/systemd/portico@.service');
const ofUnit = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(unit)?.[1]);

/** Time for open requests after the delay (api/src/app/serve.ts). */
const OPEN_REQUESTS_SECONDS = 10;

test('every setting that these files name is one of .env.example, or a known one of its program', () => {
  const known = new Set(text('.env.example').match(/^[A-Z_]+(?==)/gm));
  const ofSystemd = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0]!),
  );
  const named = [
    ...replicas.flatMap(({ environment }) => Object.keys(environment)),
    ...manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData })),
    ...ofSystemd,
    ...Object.keys(settings.environment),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name) && name !== 'NODE_ENV')).toEqual([]);
});

test('a replica gets the time to stop that its delay and its open requests take', () => {
  const times = [
    ...replicas.map(({ environment, stop_grace_period }) => [
      environment.SHUTDOWN_DELAY_SECONDS,
      Number.parseInt(stop_grace_period),
    ]),
    [ofUnit('SHUTDOWN_DELAY_SECONDS'), ofUnit('TimeoutStopSec')],
    ...pods
      .filter(({ terminationGracePeriodSeconds }) => terminationGracePeriodSeconds)
      .map((pod) => [valueOf('SHUTDOWN_DELAY_SECONDS'), pod.terminationGracePeriodSeconds]),
  ];
  expect(times).toHaveLength(4);
  for (const [delay, stop] of times)
    expect(Number(stop)).toBeGreaterThan(Number(delay) + OPEN_REQUESTS_SECONDS);
});

test('proxies notice a stopping replica within its delay', () => {
  const interval = /health_interval (\d+)s/.exec(text('deploy/caddy/Caddyfile'))?.[1];
  for (const delay of [
    ofUnit('SHUTDOWN_DELAY_SECONDS'),
    replicas[0]!.environment.SHUTDOWN_DELAY_SECONDS,
  ])
    expect(Number(delay)).toBeGreaterThan(Number(interval));
});

test('containers run the image as its user, without capabilities, on a read-only file system', () => {
  const user = settings.user.split(':')[0];
  for (const replica of [...replicas, services.migration!]) {
    expect(replica).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(replica.environment.BOOT_RELEASES).toBe(settings.environment.BOOT_RELEASES);
  }
  expect(pods).toHaveLength(2);
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    expect(containers[0]!.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
  }
});

test('the database is migrated before a replica is replaced, and replicas are replaced one by one', () => {
  const migrate = [settings.command[0]!.replace('main', 'cli'), 'migrate'];
  expect(services.migration!.command).toEqual(migrate);
  expect(pods.map(({ containers }) => containers[0]!.args)).toEqual([migrate, undefined]);
  expect(new Set(pods.map(({ containers }) => containers[0]!.image)).size).toBe(1);
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');
  expect(deployment?.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});
