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

/** One browser that the person is signed in with. */
export const OwnSession = z
  .object({
    id: z.string().meta({ description: 'Names the session here; of no use as a cookie' }),
    createdAt: seconds,
    seenAt: seconds.meta({ description: 'Last use, noted every five minutes at most' }),
    browser: z.string().nullable().meta({ description: 'Browser and system, as it named itself' }),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;

/** Why an account cannot be deleted now. */
export const DeletionObstacle = z
  .object({ reason: z.string(), remedy: z.string() })
  .meta({ id: 'DeletionObstacle' });
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

const ended = z.object({ ended: z.int().meta({ description: 'How many sessions ended' }) });

export const getOwnSessionsContract = contract({
  call: getOwnSessions,
  summary: "The caller's sessions, the latest used first",
  response: z.array(OwnSession),
});

export const endOwnSessionsContract = contract({
  call: endOwnSessions,
  summary: 'Logs the caller out everywhere, here too',
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
  summary: 'Everything that is kept about the caller, as one JSON file',
  response: z.object({
    exportedAt: seconds,
    parts: z.record(z.string(), z.unknown()).meta({ description: 'Name of the part -> its data' }),
  }),
});

export const getAccountDeletionContract = contract({
  call: getAccountDeletion,
  summary: 'Whether the account can be deleted, and what goes and stays',
  response: z.object({
    obstacles: z.array(DeletionObstacle),
    kept: z.array(z.string()).meta({ description: 'What the law asks to keep, in words' }),
  }),
});

export const deleteAccountContract = contract({
  call: deleteAccount,
  summary: 'Deletes what is kept about the caller, save what the law asks to keep',
  response: z.object({ deleted: z.literal(true) }),
});
