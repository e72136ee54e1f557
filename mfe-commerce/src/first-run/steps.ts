import type { UserLicense } from '@portico/contracts/licenses/user/schema';

/** What a buyer says about the steps of a license; the server cannot know it. */
export interface Progress {
  /** The bot is on the server. */
  isInvited?: boolean;
  hasTyped?: boolean;
  /** The buyer does not want to see the steps any more. */
  isHidden?: boolean;
}

/** Which steps a site offers. */
export interface Offers {
  inviteUrl: string;
  /** What a buyer types first; undefined: the pack names nothing. */
  command: string | undefined;
}

export interface Step {
  id: 'paid' | 'server' | 'invite' | 'command';
  isDone: boolean;
}

const DAY_SECONDS = 86_400;
/** Whoever has used a license for longer needs no first steps. */
const NEW_DAYS = 14;

/** The server that a license covers; of several, that of its first slot. */
export const serverOf = ({ slots }: Pick<UserLicense, 'slots'>) =>
  slots.find(({ server }) => server !== null)?.server ?? null;

/** The first steps with a license, in order: what is paid and which server it covers are facts of the API. */
export function stepsOf(
  license: Pick<UserLicense, 'slots'>,
  { inviteUrl, command }: Offers,
  { isInvited = false, hasTyped = false }: Progress,
): Step[] {
  const hasServer = serverOf(license) !== null;
  return [
    { id: 'paid', isDone: true },
    { id: 'server', isDone: hasServer },
    ...(inviteUrl ? [{ id: 'invite', isDone: hasServer && isInvited } as const] : []),
    ...(command ? [{ id: 'command', isDone: hasServer && hasTyped } as const] : []),
  ];
}

/** Whether a license is usable, and has not covered a server for long. @param now epoch seconds */
export function isNew(
  { status, isRefunding, slots }: Pick<UserLicense, 'status' | 'isRefunding' | 'slots'>,
  now: number,
): boolean {
  const oldest = Math.min(...slots.map(({ since }) => since ?? now));
  return status === 'completed' && !isRefunding && now - oldest < NEW_DAYS * DAY_SECONDS;
}
