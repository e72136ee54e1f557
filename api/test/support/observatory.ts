/**
 * The rules by which MDN's HTTP Observatory grades an answer, as of November 2026
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Left out are redirects from
 * http, which the proxy answers, and the bonus of a domain on the preload lists.
 */

interface Verdict {
  grade: string;
  score: number;
  /** Test -> points added to 100. */
  points: Record<string, number>;
}

const SIX_MONTHS = 15_768_000;
/** Bonuses count only for a site that is good without them. */
const MIN_FOR_BONUS = 90;
/** Of the least scores; the lower grades make no difference here. */
const GRADES: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [0, 'B+ or worse'],
];

/** @param body of the answer */
export function observatory({ headers }: Response, body: string): Verdict {
  const policy = policyOf(headers.get('content-security-policy') ?? '');
  const points = {
    'content-security-policy': policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    'cross-origin-resource-policy': corpPoints(headers.get('cross-origin-resource-policy')),
    'cross-origin-resource-sharing': headers.get('access-control-allow-credentials') ? -50 : 0,
    'referrer-policy': referrerPoints(headers.get('referrer-policy')),
    'strict-transport-security': hstsPoints(headers.get('strict-transport-security') ?? ''),
    'subresource-integrity': integrityPoints(headers.get('content-type') ?? '', body),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(policy, headers.get('x-frame-options')),
  };
  const all = Object.values(points);
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const base = Math.max(0, 100 + sum(all.filter((one) => one < 0)));
  const score = base >= MIN_FOR_BONUS ? base + sum(all.filter((one) => one > 0)) : base;
  return { grade: GRADES.find(([least]) => score >= least)?.[1] ?? '', score, points };
}

type Policy = ReadonlyMap<string, readonly string[]>;

const policyOf = (text: string): Policy =>
  new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INSECURE = /^(?:http|ftp):/;
const sourcesOf = (policy: Policy, name: string) =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const scripts = activeScripts(sourcesOf(policy, 'script-src'));
  const styles = withoutIgnored(sourcesOf(policy, 'style-src'));
  const isUnsafe = (source: string) =>
    BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (scripts.some(isUnsafe) || sourcesOf(policy, 'object-src').some((one) => BROAD.test(one)))
    return -20;
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const insecure = [...policy].filter(([, sources]) => sources.some((one) => INSECURE.test(one)));
  if (insecure.some(([name]) => !isPassive(name))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (insecure.length > 0) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const hasNonceOrHash = (sources: readonly string[]) =>
  sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));

/** Browsers ignore 'unsafe-inline' beside a nonce or hash. */
const withoutIgnored = (sources: readonly string[]) =>
  hasNonceOrHash(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;

/** With 'strict-dynamic', browsers also ignore hosts, schemes and 'self'. */
function activeScripts(sources: readonly string[]): readonly string[] {
  const rest = withoutIgnored(sources);
  const isStrict = hasNonceOrHash(rest) && rest.includes("'strict-dynamic'");
  return isStrict ? rest.filter((source) => source.startsWith("'") && source !== "'self'") : rest;
}

function cookiePoints(cookies: readonly string[]): number {
  const each = cookies.map((cookie) => {
    const has = (attribute: RegExp) => attribute.test(cookie);
    const isSession = /^[^=]*(?:login|sess)/i.test(cookie);
    if (isSession && !has(/;\s*httponly/i)) return -30;
    if (!has(/;\s*secure/i)) return isSession ? -10 : -5;
    return has(/;\s*samesite=(?:lax|strict|none)/i) ? 5 : 0;
  });
  return each.length === 0 ? 0 : Math.min(...each);
}

const corpPoints = (value: string | null) =>
  value === 'same-origin' || value === 'same-site' ? 10 : 0;

const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const referrerPoints = (value: string | null) =>
  value === null ? 0 : PRIVATE.test(value) ? 5 : -5;

function hstsPoints(value: string): number {
  const [, seconds] = /max-age=(\d+)/.exec(value) ?? [];
  return seconds === undefined ? -20 : Number(seconds) >= SIX_MONTHS ? 0 : -10;
}

function integrityPoints(type: string, body: string): number {
  if (!type.startsWith('text/html')) return 0;
  const scripts = [...body.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, address = '']) => /^(?:https?:)?\/\//.test(address));
  if (
    foreign.some(([tag, address = '']) => !tag.includes('integrity=') || !/^https:/.test(address))
  )
    return -50;
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0;
}

function framePoints(policy: Policy, header: string | null): number {
  if (!(policy.get('frame-ancestors') ?? ['*']).some((source) => BROAD.test(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}
