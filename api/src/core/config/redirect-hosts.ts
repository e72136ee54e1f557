import { z } from 'zod';

/** A host with or without a port, and nothing else of an address. */
const isHost = (text: string) =>
  /^[^/\\?#@\s]+$/.test(text) && URL.canParse(`http://${text}`) && !text.includes('*');

export const redirectShape = {
  REDIRECT_HOSTS: [
    z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().refine(isHost)).max(20))
      .default([]),
    'at most 20 host names, with a port where it is not the usual one, separated by commas',
  ],
} as const;

/** @returns why no page could be opened: the site would redirect to itself */
export function findRedirectProblem(
  hosts: readonly string[],
  publicOrigin: string,
): string | undefined {
  const { protocol, host } = new URL(publicOrigin);
  const isOwn = (name: string) => new URL(`${protocol}//${name}`).host === host;
  return hosts.some(isOwn)
    ? 'REDIRECT_HOSTS must not contain the host of PUBLIC_ORIGIN: its pages would redirect to themselves.'
    : undefined;
}
