import { randomBytes } from 'node:crypto';
import type { Brand, PageRoute } from '@portico/sdk/platform';
import type { Config } from '../../../core/config/config.ts';

const REPORTS_PATH = '/api/reports/csp';
const REPORTS_GROUP = 'csp';

/** Names the address of `report-to`. */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${REPORTS_PATH}"`;

/**
 * How browsers report violations: not at all, by `report-uri`, or also by `report-to`. Chromium prefers
 * `report-to`, but sends nothing to it over http.
 */
export type Reporting = 'none' | 'uri' | 'endpoint';

const REPORTING: Record<Reporting, string[]> = {
  none: [],
  uri: [`report-uri ${REPORTS_PATH}`],
  endpoint: [`report-uri ${REPORTS_PATH}`, `report-to ${REPORTS_GROUP}`],
};

/** An unguessable value that marks the scripts and styles of one response. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

/** By which sources a policy allows the scripts and styles that a document itself contains. */
export interface OwnSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export const sourcesByNonce = (nonce: string): OwnSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/**
 * The page's content security policy: a script runs only if the document allows it itself, or a trusted
 * script loads it; `mfe` is the only Trusted Types policy.
 * @param imageSources further sources of images (`imageSourcesOf`)
 * @param fileOrigins origins of release files besides `'self'`: for styles, and for the requests that
 *   find out why a file did not load
 */
export function contentSecurityPolicy(
  own: OwnSources,
  imageSources: readonly string[],
  fileOrigins: readonly string[] = [],
  reporting: Reporting = 'none',
): string {
  return [
    `default-src 'none'`,
    ['script-src', ...own.scripts, `'strict-dynamic'`].join(' '),
    ['style-src', `'self'`, ...own.styles, ...fileOrigins].join(' '),
    ['img-src', `'self'`, 'data:', ...imageSources].join(' '),
    ['connect-src', `'self'`, ...fileOrigins].join(' '),
    `font-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types mfe',
    ...REPORTING[reporting],
  ].join('; ');
}

/** The settings that name image hosts. */
type ImageSettings = Pick<Config, 'discord' | 'imageOrigins'>;

/**
 * Sources of images besides the site itself: origins of the brand's images, of Discord's, and of the
 * images that the bot names (`IMAGE_ORIGINS`). They may be http in development.
 * @param allowed of the page's route
 */
export function imageSourcesOf(
  brand: Pick<Brand, 'cdn' | 'icon'>,
  { discord, imageOrigins }: ImageSettings,
  allowed?: PageRoute['images'],
): string[] {
  const hosts = [brand.cdn, brand.icon, discord.cdnUrl].flatMap((address) =>
    URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const origins = [...new Set([...hosts, ...imageOrigins])];
  if (allowed !== 'anywhere') return origins;
  return ['https:', ...origins.filter((origin) => !origin.startsWith('https:'))];
}

/** Browsers block every script without an integrity hash. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';
