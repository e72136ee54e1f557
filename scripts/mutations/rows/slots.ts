import { noticedBy } from '../mutation.ts';

const RELEASES = 'api/src/commerce/user-licences/release.service.ts';
const LICENCES = 'api/src/commerce/user-licences/user-licences.service.ts';
const MOVES = 'api/src/commerce/invoices/slot-moves.repository.ts';
const SLOTS = 'api/src/commerce/invoices/slots.repository.ts';

/** Rows 175 and 176: releases of slots by their owners. */
export const RELEASED_SLOTS = [
  ...noticedBy('api/test/commerce/user-licences.test.ts', [
    {
      rows: [175],
      change: 'anybody releases a slot',
      file: RELEASES,
      find: 'if (invoice?.userId !== userId) throw slotNotFound();',
      replace: 'if (!invoice) throw slotNotFound();',
      titles: 'show nothing of other users',
    },
    {
      rows: [175],
      change: 'anybody reads the history of a slot',
      file: LICENCES,
      find: 'await this.invoices.findOwn(invoiceId, userId)',
      replace: 'await this.invoices.find(invoiceId)',
      titles: 'show nothing of other users',
    },
    {
      rows: [175],
      change: 'a release frees whatever server the slot covers now',
      file: RELEASES,
      find: 'if (slot.guildId !== guildId) throw otherServer();',
      replace: '',
      titles: 'free a slot once',
    },
    {
      rows: [175],
      change: 'a repeated release is written again',
      file: RELEASES,
      find: 'if (slot.guildId === null) return;',
      replace: '',
      titles: 'free a slot once',
    },
    {
      rows: [176],
      change: 'a release has no cool-down before it',
      file: RELEASES,
      find: 'if (slot.waitSeconds > 0)',
      replace: 'if (slot.waitSeconds > 1e9)',
      titles: 'are one transfer',
    },
    {
      rows: [176],
      change: 'a release begins no cool-down',
      file: MOVES,
      find: 'transferredAt: sql`now()`,\n        releasedSeconds',
      replace: 'releasedSeconds',
      titles: 'are one transfer',
    },
    {
      rows: [176],
      change: 'an authorization takes a fresh slot before a released one',
      file: SLOTS,
      find: 'order by transferred_at desc nulls last, id',
      replace: 'order by transferred_at nulls first, id',
      titles: 'are one transfer',
    },
    {
      rows: [176],
      change: 'the time before a release counts for its own slot only',
      file: SLOTS,
      find: 'sum(${licenceSlots.releasedSeconds})',
      replace: 'max(${licenceSlots.releasedSeconds} * 0)',
      titles: 'a release keeps the time in use',
    },
  ]),
];
