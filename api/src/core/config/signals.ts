import { z } from 'zod';
import { isLoopback } from './safe-addresses.ts';

/** Where reports of errors and traces go. */
export interface SignalsConfig {
  /** Receives the reports of errors; undefined: nothing does. */
  errorReports: { url: string; key: string } | undefined;
  /** Where a collector of OpenTelemetry takes traces; undefined: nothing is traced. */
  tracesTo: string | undefined;
}

const SAFE = 'https, or http on this machine or a private network';

/** A private host may be named without a dot, such as the service of a cluster. */
const isNear = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  (protocol === 'http:' &&
    (isLoopback(hostname) ||
      !hostname.includes('.') ||
      /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(hostname) ||
      /\.(?:internal|local)$/.test(hostname)));

const address = z
  .string()
  .refine((value) => URL.canParse(value), { abort: true })
  .transform((value) => new URL(value))
  .refine(isNear);

/** `https://<key>@<host>/<path>/<project>`, the form of Sentry. */
const dsn = address
  .refine(({ username, pathname }) => /^\w+$/.test(username) && /\/\d+$/.test(pathname))
  .transform(({ protocol, host, pathname, username }) => {
    const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
    return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
  });

/** The path of traces below the address of a collector. */
const TRACES = '/v1/traces';

/** Signals have their own paths below it. One that is the path of traces already stays as it is. */
const collector = address
  .refine(({ username, search, hash }) => username + search + hash === '')
  .transform(({ href }) => href.replace(/\/$/, ''))
  .transform((base) => (base.endsWith(TRACES) ? base : base + TRACES));

const tracesCollector = address
  .refine(({ username, hash }) => username + hash === '')
  .transform(({ href }) => href);

/** variable -> its schema, and the expected value in words */
export const signalsShape = {
  ERROR_REPORTS_DSN: [
    dsn.optional(),
    `an address of the form https://<key>@<host>/<project> (${SAFE})`,
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    collector.optional(),
    `the address of a collector without a query (${SAFE})`,
  ],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [
    tracesCollector.optional(),
    `the address at which a collector takes traces (${SAFE})`,
  ],
} as const;

type Values = { [K in keyof typeof signalsShape]: z.output<(typeof signalsShape)[K][0]> };

export const signalsConfigOf = (values: Values): SignalsConfig => ({
  errorReports: values.ERROR_REPORTS_DSN,
  tracesTo: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT,
});
