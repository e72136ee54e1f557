import { noticedBy, type Change } from '../change.ts';

/** Slots and the servers that they cover. */
export const LICENSES: readonly Change[] = [
  ...noticedBy('api/test/commerce/races.test.ts', [
    {
      row: 1,
      file: 'api/src/commerce/invoices/slots.repository.ts',
      in: 'SlotsRepository.claim',
      remove: 'for update skip locked',
      titles: 'of eight authorizations',
    },
    {
      row: 2,
      file: 'api/drizzle/0008_commerce.sql',
      replace: ['UNIQUE INDEX "licence_slots_guild"', 'INDEX "licence_slots_guild"'],
      titles: 'of two invoices that authorize one server',
    },
    {
      row: 4,
      file: 'api/src/commerce/invoices/slot-moves.repository.ts',
      in: 'SlotMovesRepository.lock',
      remove: ".for('update')",
      titles: 'of two transfers of one server that wait',
    },
    {
      row: 143,
      file: 'api/src/commerce/licenses/license-events.repository.ts',
      in: 'lockStream',
      remove: 'await tx.execute(sql`select pg_advisory_xact_lock(${STREAM_LOCK}::bigint)`);',
      titles: 'the bot misses no change',
    },
    {
      row: 144,
      file: 'api/src/commerce/invoices/slots.repository.ts',
      in: 'SlotsRepository.claim',
      replace: ['[...guilds].sort(compareIds)', 'guilds'],
      titles: 'in opposite orders do not deadlock',
    },
  ]),
  ...noticedBy('api/test/commerce/servers.test.ts', [
    {
      row: 141,
      file: 'api/src/commerce/invoices/slot-moves.repository.ts',
      in: 'SlotMovesRepository.move',
      replace: ['guildIcon: to.icon,', 'guildIcon: to.icon, activeSince: sql`now()`,'],
      titles: 'a transfer does not reset',
    },
  ]),
  ...noticedBy('api/test/commerce/restored-licenses.test.ts', [
    {
      row: 141,
      file: 'api/src/commerce/invoices/slot-clock.repository.ts',
      in: 'PAUSED',
      remove: 'activeSeconds: sql`${licenseSlots.activeSeconds} + ${CURRENT_USE}`,',
      titles: 'counts the time in use',
    },
  ]),
  ...noticedBy('api/test/commerce/user-licenses.test.ts', [
    {
      row: 175,
      file: 'api/src/commerce/user-licenses/user-licenses.service.ts',
      in: 'UserLicensesService.history',
      replace: ['findHeld(invoiceId, userId)', 'find(invoiceId)'],
      titles: 'show nothing of other users',
    },
    {
      row: 176,
      file: 'api/src/commerce/invoices/slot-moves.repository.ts',
      in: 'SlotMovesRepository.release',
      remove: 'transferredAt: sql`now()`,',
      titles: 'are one transfer',
    },
    {
      row: 176,
      file: 'api/src/commerce/invoices/slots.repository.ts',
      in: 'SlotsRepository.claim',
      replace: ['transferred_at desc nulls last', 'transferred_at nulls first'],
      titles: 'are one transfer',
    },
    {
      row: 176,
      file: 'api/src/commerce/invoices/slots.repository.ts',
      in: 'SlotsRepository.longestUses',
      replace: ['sum(${licenseSlots.releasedSeconds})', 'max(${licenseSlots.releasedSeconds} * 0)'],
      titles: 'a release keeps the time in use',
    },
  ]),
];
