import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  deleteAccount,
  endOwnSession,
  endOwnSessions,
  exportAccount,
  getAccountDeletion,
  getOwnSessions,
} from './calls.ts';

const seconds = z.int().meta({ description: 'Epoch seconds, UTC' });

/** A browser session of the signed-in user. */
export const OwnSession = z
  .object({
    id: z
      .string()
      .meta({ description: 'Identifies the session in these calls; not valid as a cookie' }),
    createdAt: seconds,
    seenAt: seconds.meta({ description: 'Last use, recorded at most every five minutes' }),
    browser: z
      .string()
      .nullable()
      .meta({ description: 'Browser and operating system, from the user agent' }),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;

/** A reason why the account cannot be deleted now. */
export const DeletionObstacle = z
  .object({ reason: z.string(), remedy: z.string() })
  .meta({ id: 'DeletionObstacle' });
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

const ended = z.object({
  ended: z.int().meta({ description: 'Number of sessions that were ended' }),
});

export const getOwnSessionsContract = contract({
  call: getOwnSessions,
  summary: "Lists the caller's sessions, most recently used first",
  response: z.array(OwnSession),
});

export const endOwnSessionsContract = contract({
  call: endOwnSessions,
  summary: 'Ends all sessions of the caller, including this one',
  response: ended,
});

export const endOwnSessionContract = contract({
  call: endOwnSession,
  summary: 'Ends one session of the caller',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: ended,
});

export const exportAccountContract = contract({
  call: exportAccount,
  summary: 'Exports all data stored about the caller as one JSON file',
  response: z.object({
    exportedAt: seconds,
    data: z.record(z.string(), z.unknown()).meta({ description: 'Section name -> its data' }),
  }),
});

export const getAccountDeletionContract = contract({
  call: getAccountDeletion,
  summary: 'Whether the account can be deleted, and which data is retained',
  response: z.object({
    obstacles: z.array(DeletionObstacle),
    kept: z.array(z.string()).meta({ description: 'Data that must be retained by law, as text' }),
  }),
});

export const deleteAccountContract = contract({
  call: deleteAccount,
  summary: 'Deletes the data about the caller, except data that must be retained by law',
  response: z.object({ deleted: z.literal(true) }),
});
