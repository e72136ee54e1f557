import { z } from 'zod';
import type { Config } from '../../core/config/config.ts';
import { isLoopback, isPrivate } from '../../core/config/safe-addresses.ts';
import { isAnswer, type Answer, type NoAnswer } from '../../core/doctor/ask.ts';
import { ok, problem, type Finding } from '../../core/doctor/finding.ts';

const Health = z.object({ status: z.literal('ok'), version: z.string() });

/** Whether `PUBLIC_ORIGIN` fits the other settings. Sends nothing. */
export function checkOriginSettings(config: Config): Finding {
  const { publicOrigin, host, sandbox, trustProxy } = config;
  const { hostname, protocol } = new URL(publicOrigin);
  if (isLoopback(hostname) && !isLoopback(host) && !sandbox) {
    return problem(
      'origin',
      `PUBLIC_ORIGIN is ${publicOrigin}, an address of this machine only, and HOST is ${host}.`,
      'Set PUBLIC_ORIGIN to the address that browsers use, such as https://bot.example.com.',
    );
  }
  if (protocol === 'http:' && !isPrivate(hostname)) {
    return problem(
      'origin',
      `PUBLIC_ORIGIN is ${publicOrigin}: browsers send sessions without encryption.`,
      'Terminate TLS in a proxy in front of Portico, and set PUBLIC_ORIGIN to its https address.',
    );
  }
  if (protocol === 'https:' && trustProxy === false) {
    return problem(
      'origin',
      `PUBLIC_ORIGIN is ${publicOrigin} and TRUST_PROXY is 0: all visitors count as one client of the rate limits.`,
      'Set TRUST_PROXY to the number of proxies in front of Portico, or to their addresses.',
    );
  }
  return ok('origin', `PUBLIC_ORIGIN is ${publicOrigin}.`);
}

export const healthAddress = ({ publicOrigin }: Config) => `${publicOrigin}/api/health/live`;

/** Whether the site answers at `PUBLIC_ORIGIN`. */
export function checkOriginAnswer({ publicOrigin }: Config, answer: Answer | NoAnswer): Finding {
  if (!isAnswer(answer)) {
    return problem(
      'origin',
      `${publicOrigin} does not answer (${answer.failure}).`,
      'Start the site, or correct its DNS entry, the certificate and the proxy, or PUBLIC_ORIGIN.',
    );
  }
  const health = Health.safeParse(answer.body).data;
  return health
    ? ok('origin', `${publicOrigin} answers with version ${health.version}.`)
    : problem(
        'origin',
        `${publicOrigin}/api/health/live answers ${answer.status}, which is not an answer of Portico.`,
        'Let the proxy pass all paths of this host to Portico, or correct PUBLIC_ORIGIN.',
      );
}
