/**
 * The whole database schema. Each noun declares its tables beside its module, in
 * `api/src/<noun>/<noun>.table.ts` (plain drizzle, no Nest imports: drizzle-kit loads it too),
 * and is collected here by one line. After a change of a table run `npm run migration -w api --
 * --name <what>` and commit what it writes to `api/drizzle`; a table that only ever grows also
 * needs a migration written by hand (`… -- --custom --name <what>`) with
 * `select portico_append_only('<table>')`.
 */
export * from '../activity/activity.table.ts';
export * from '../audit/audit.table.ts';
export * from '../auth/discord-grant.table.ts';
export * from '../auth/sign-in-attempt.table.ts';
export * from '../avatars/avatar.table.ts';
export * from '../blacklists/blacklist.table.ts';
export * from '../commands/command.table.ts';
export * from '../economy/economy.table.ts';
export * from '../fulfilment/stripe-event.table.ts';
export * from '../incidents/incident.table.ts';
export * from '../ingest/key.table.ts';
export * from '../invoices/invoice.table.ts';
export * from '../jobs/job-run.table.ts';
export * from '../ledger/ledger.table.ts';
export * from '../licences/licence-event.table.ts';
export * from '../limits/limit.table.ts';
export * from '../registry/registry.table.ts';
export * from '../releases/deploy-key.table.ts';
export * from './revision.table.ts';
export * from '../servers/slot.table.ts';
export * from '../session/session.table.ts';
export * from '../users/user.table.ts';
export * from '../status/status.table.ts';
export * from '../team/team.table.ts';
export * from '../team-profiles/team-profile.table.ts';
export * from '../templates/template.table.ts';
export * from '../vitals/vitals.table.ts';
