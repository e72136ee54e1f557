import { z } from 'zod';
import type { AdminOrder } from './admin.commands.ts';

const Created = z.object({ id: z.string(), key: z.string() });
const Team = z.array(
  z.object({
    user_id: z.string(),
    rank: z.string().nullable(),
    username: z.string().optional(),
  }),
);
const Counted = z.object({ file: z.string(), tables: z.int(), rows: z.int() });
const time = z.union([z.string(), z.date()]).nullable();
const key = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: time,
  lastUsedAt: time,
  revokedAt: time,
});
const Listed = z.array(key.extend({ scopes: z.array(z.string()) }));
const DeployListed = z.array(key.extend({ parts: z.array(z.string()) }));

const day = (value: string | Date | null) =>
  value ? new Date(value).toISOString().slice(0, 16).replace('T', ' ') : 'never';

/** The result of an order for people. It may have come from the server as JSON. */
export function printResult(order: AdminOrder, result: unknown): string {
  switch (order.verb) {
    case 'keys create':
    case 'keys deploy add': {
      const { id, key } = Created.parse(result);
      return `Key ${id} was made. It is shown this once:\n\n${key}\n`;
    }
    case 'keys list':
      return printKeys(Listed.parse(result).map((one) => ({ ...one, opens: one.scopes })));
    case 'keys deploy list':
      return printKeys(DeployListed.parse(result).map((one) => ({ ...one, opens: one.parts })));
    case 'keys revoke':
    case 'keys deploy revoke':
      return `Key ${order.id} is revoked.`;
    case 'staff add':
      return `${order.id} is in the team: ${order.rank}.`;
    case 'staff remove':
      return `${order.id} is out of the team.`;
    case 'staff list':
      return (
        Team.parse(result)
          .map(({ user_id, rank, username }) =>
            `${user_id}  ${rank ?? 'Other'}  ${username ?? ''}`.trim(),
          )
          .join('\n') || 'The team is empty.'
      );
    case 'backup': {
      const { file, tables, rows } = Counted.parse(result);
      return `${file} holds ${rows} rows of ${tables} tables. It is as secret as the database.`;
    }
    case 'restore': {
      const { file, tables, rows } = Counted.parse(result);
      return `${rows} rows of ${tables} tables were restored from ${file}.`;
    }
  }
}

function printKeys(keys: (z.infer<typeof key> & { opens: string[] })[]): string {
  if (keys.length === 0) return 'There are no keys.';
  return keys
    .map(({ id, label, opens, createdAt, lastUsedAt, revokedAt }) => {
      const state = revokedAt ? `revoked ${day(revokedAt)}` : 'valid';
      return `${id}  ${opens.join(',').padEnd(24)}  ${state}  made ${day(createdAt)}  used ${day(lastUsedAt)}  ${label}`;
    })
    .join('\n');
}
