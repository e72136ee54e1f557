import { z } from 'zod';
import { contract } from '../contract.ts';
import { getAudit } from './calls.ts';

const words = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');
const day = z.iso.date();

/** One act: who did what to whom, when, from where. */
export const AuditEntry = z
  .object({
    id: z.string().meta({ description: 'Ascending with time' }),
    at: z.int().meta({ description: 'Epoch seconds, UTC' }),
    actor: z.string().meta({ description: '`user:<id>`, `deploy-key:<id>`, `operator`, `system`' }),
    action: z.string().meta({ description: '`<noun>.<verb>`' }),
    target: z.string().meta({ description: '`<noun>:<id>`' }),
    detail: z.record(z.string(), z.unknown()),
    origin: z.string().nullable().meta({ description: 'Client address' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z
  .object({
    entries: z.array(AuditEntry),
    next: z.string().nullable().meta({ description: '`before` of the next page; null: the end' }),
    actions: z.array(z.string()).meta({ description: 'Every action that was ever written down' }),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof AuditPage>;

export const getAuditContract = contract({
  call: getAudit,
  summary: 'What staff, operators and the system did, newest first, 50 a page',
  query: z.strictObject({
    actor: words.optional().meta({ description: 'Whole: `user:<id>`, or the id of a person' }),
    action: words.optional(),
    target: words.optional().meta({ description: 'Whole: `<noun>:<id>`, or the id of a person' }),
    from: day.optional().meta({ description: 'First day, UTC' }),
    to: day.optional().meta({ description: 'Last day, UTC' }),
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .meta({ description: '`next` of the page before' }),
  }),
  response: AuditPage,
});
