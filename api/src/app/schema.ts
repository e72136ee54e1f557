/**
 * The whole database schema. Each noun declares its tables beside its module, in
 * `api/src/<noun>/<noun>.table.ts` (plain drizzle, no Nest imports: drizzle-kit loads it too),
 * and is collected here by one line. After a change of a table run `npm run migration -w api --
 * --name <what>` and commit what it writes to `api/drizzle`; a table that only ever grows also
 * needs a migration written by hand (`… -- --custom --name <what>`) with
 * `select portico_append_only('<table>')`.
 */
export * from '../bot/activity/activity.table.ts';
export * from '../core/audit/audit.table.ts';
export * from '../identity/auth/discord-grant.table.ts';
export * from '../identity/auth/sign-in-attempt.table.ts';
export * from '../bot/avatars/avatar.table.ts';
export * from '../bot/blacklists/blacklist.table.ts';
export * from '../bot/commands/command.table.ts';
export * from '../bot/economy/economy.table.ts';
export * from '../commerce/fulfilment/stripe-event.table.ts';
export * from '../bot/incidents/incident.table.ts';
export * from '../identity/keys/ingest/ingest-key.table.ts';
export * from '../commerce/invoices/invoice.table.ts';
export * from '../core/jobs/job-run.table.ts';
export * from '../commerce/ledger/ledger.table.ts';
export * from '../commerce/licences/licence-event.table.ts';
export * from '../core/limits/limit.table.ts';
export * from '../platform/registry/registry.table.ts';
export * from '../identity/keys/deploy/deploy-key.table.ts';
export * from '../core/db/revision.table.ts';
export * from '../commerce/invoices/slot.table.ts';
export * from '../identity/session/session.table.ts';
export * from '../identity/users/user.table.ts';
export * from '../bot/status/status.table.ts';
export * from '../identity/team/team.table.ts';
export * from '../bot/team-profiles/team-profile.table.ts';
export * from '../bot/templates/template.table.ts';
export * from '../platform/vitals/vitals.table.ts';
