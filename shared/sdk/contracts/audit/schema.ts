import { z } from 'zod';
import { contract } from '../contract.ts';
import { getAudit } from './calls.ts';

const exactTerm = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');
const day = z.iso.date();

/** One audited action: actor, action, target, time and origin. */
export const AuditEntry = z
  .object({
    id: z.string().meta({ description: 'Ascending by time' }),
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
    next: z
      .string()
      .nullable()
      .meta({ description: '`before` of the next page; null on the last page' }),
    actions: z.array(z.string()).meta({ description: 'Every action in the log' }),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof AuditPage>;

export const getAuditContract = contract({
  call: getAudit,
  summary: 'Lists audited actions of staff, operators and the system, newest first',
  description: 'A page has 50 entries; `next` is the `before` of the next page.',
  query: z.strictObject({
    actor: exactTerm.optional().meta({ description: 'Exact: `user:<id>`, or a user id' }),
    action: exactTerm.optional(),
    target: exactTerm.optional().meta({ description: 'Exact: `<noun>:<id>`, or a user id' }),
    from: day.optional().meta({ description: 'First day, UTC' }),
    to: day.optional().meta({ description: 'Last day, UTC' }),
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .meta({ description: '`next` of the previous page' }),
  }),
  response: AuditPage,
});
