import { z } from 'zod';

/** variable -> its schema, and the expected value in words */
export const withoutTlsShape = {
  ALLOW_WITHOUT_TLS: [
    z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[\w.:-]{1,253}$/)).max(20))
      .default([]),
    'names or addresses of hosts, separated by commas',
  ],
} as const;

/** Hosts on a private network that are used without encryption. */
export interface WithoutTls {
  ALLOW_WITHOUT_TLS: readonly string[];
}
