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
const Listed = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    scopes: z.array(z.string()),
    createdAt: time,
    lastUsedAt: time,
    revokedAt: time,
  }),
);

const day = (value: string | Date | null) =>
  value ? new Date(value).toISOString().slice(0, 16).replace('T', ' ') : 'never';

/** The result of an order for people. It may have come from the server as JSON. */
export function printResult(order: AdminOrder, result: unknown): string {
  switch (order.verb) {
    case 'keys create': {
      const { id, key } = Created.parse(result);
      return `Key ${id} was made. It is shown this once:\n\n${key}\n`;
    }
    case 'keys list': {
      const keys = Listed.parse(result);
      if (keys.length === 0) return 'There are no keys.';
      return keys
        .map((key) => {
          const state = key.revokedAt ? `revoked ${day(key.revokedAt)}` : 'valid';
          return `${key.id}  ${key.scopes.join(',').padEnd(24)}  ${state}  made ${day(key.createdAt)}  used ${day(key.lastUsedAt)}  ${key.label}`;
        })
        .join('\n');
    }
    case 'keys revoke':
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
