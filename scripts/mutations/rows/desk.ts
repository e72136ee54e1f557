import { noticedBy } from '../mutation.ts';

const GRANTS = 'api/src/commerce/complimentary/complimentary.service.ts';
const TRANSFERS = 'api/src/commerce/servers/forced-transfer.service.ts';
const NOTES = 'api/src/staff/notes/notes.service.ts';
const SEARCH = 'api/src/staff/customers/customer-search.service.ts';
const SALES = 'api/src/staff/sales/sum-sales.ts';

/** Rows 165 to 169: what the team may do for a customer. */
export const DESK = [
  ...noticedBy('api/test/support-desk/licences.test.ts', [
    {
      rows: [165],
      change: "a grant's id is not compared with the stored grant",
      file: GRANTS,
      find: 'if (known?.userId !== userId || known.servers !== servers) throw otherGrant();',
      replace: 'if (!known) throw otherGrant();',
      titles: 'is granted once for a repeated',
    },
    {
      rows: [165],
      change: 'a purchase can be withdrawn',
      file: GRANTS,
      find: 'if (known.grantId === null) throw purchased();',
      replace: '',
      titles: 'alone can be withdrawn',
    },
    {
      rows: [166],
      change: 'a transfer takes the server of any invoice',
      file: TRANSFERS,
      find: 'if (slot?.invoiceId !== invoiceId) {',
      replace: 'if (!slot) {',
      titles: 'is refused for foreign invoices',
    },
    {
      rows: [166],
      change: 'a transfer moves a licence that is being refunded',
      file: TRANSFERS,
      find: 'if (!isUsable(invoice)) {',
      replace: "if (invoice.status === 'pending') {",
      titles: 'is refused while the whole payment is refunded',
    },
    {
      rows: [166],
      change: 'a transfer to a server without the bot is made',
      file: TRANSFERS,
      find: 'if (!guild) {',
      replace: "if (!guild) return { id, name: id, icon: null };\n    if (guild.name === '') {",
      titles: 'is refused for foreign invoices',
    },
  ]),
  ...noticedBy('api/test/support-desk/notes.test.ts', [
    {
      rows: [167],
      change: 'any member deletes a note',
      file: NOTES,
      find: 'if (note.authorId !== userId && !isOwner) {',
      replace: "if (note.authorId === '' && !isOwner) {",
      titles: 'are deleted by their author or an Owner',
    },
    {
      rows: [167],
      change: 'the audit log has the text of a note',
      file: NOTES,
      find: 'detail: { note: id },',
      replace: 'detail: { note: id, text: note.text },',
      titles: 'are shown to the team with their author',
    },
  ]),
  ...noticedBy('api/test/support-desk/search.test.ts', [
    {
      rows: [168],
      change: 'the audit log has searched addresses',
      file: SEARCH,
      find: "...(term.kind !== 'email' && term.kind !== 'name' && { text: String(term.value) }),",
      replace: 'text: String(term.value),',
      titles: 'is audited without addresses',
    },
  ]),
  ...noticedBy('api/test/support-desk/sales.test.ts', [
    {
      rows: [169],
      change: 'a failed refund is not counted back',
      file: SALES,
      find: "minus(amountOf('payment.refunded', 'refund.failed'))",
      replace: "minus(amountOf('payment.refunded'))",
      titles: 'sums money by day of UTC',
    },
  ]),
];
