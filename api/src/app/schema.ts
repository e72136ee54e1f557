/**
 * The whole database schema. Each noun declares its tables in
 * `api/src/<layer>/<noun>/<noun>.table.ts` (plain drizzle without Nest imports, because drizzle-kit
 * loads it too) and has one line here. After a change of a table run `npm run migration -w api --
 * --name <name>` and commit the result in `api/drizzle`. An append-only table also needs a manual
 * migration (`… -- --custom --name <name>`) with `select portico_append_only('<table>')`.
 */
export * from '../bot/activity/activity.table.ts';
export * from '../core/audit/audit.table.ts';
export * from '../identity/auth/discord-grant.table.ts';
export * from '../identity/auth/sign-in-attempt.table.ts';
export * from '../bot/avatars/avatar.table.ts';
export * from '../bot/blacklists/blacklist.table.ts';
export * from '../bot/commands/command.table.ts';
export * from '../bot/components/component.table.ts';
export * from '../bot/economy/economy.table.ts';
export * from '../commerce/fulfillment/payment-event.table.ts';
export * from '../bot/incidents/incident.table.ts';
export * from '../identity/keys/ingest/ingest-key.table.ts';
export * from '../commerce/invoices/invoice.table.ts';
export * from '../commerce/invoices/refund.table.ts';
export * from '../core/jobs/job-run.table.ts';
export * from '../commerce/premium-apps/entitlement.table.ts';
export * from '../commerce/ledger/ledger.table.ts';
export * from '../commerce/licenses/license-event.table.ts';
export * from '../commerce/messages/message.table.ts';
export * from '../core/limits/limit.table.ts';
export * from '../platform/previews/preview.table.ts';
export * from '../platform/registry/database/registry.table.ts';
export * from '../platform/registry/database/canary.table.ts';
export * from '../platform/registry/database/site-version.table.ts';
export * from '../identity/keys/deploy/deploy-key.table.ts';
export * from '../identity/keys/smoke/smoke-key.table.ts';
export * from '../platform/smoke/smoke-run.table.ts';
export * from '../core/db/revision.table.ts';
export * from '../commerce/invoices/slot.table.ts';
export * from '../commerce/invoices/withdrawal.table.ts';
export * from '../identity/session/session.table.ts';
export * from '../identity/users/user.table.ts';
export * from '../staff/notes/customer-note.table.ts';
export * from '../bot/status/status.table.ts';
export * from '../identity/team/team.table.ts';
export * from '../bot/team-profiles/team-profile.table.ts';
export * from '../bot/templates/template.table.ts';
export * from '../platform/vitals/vitals.table.ts';
export * from '../platform/vitals/error-frame.table.ts';
