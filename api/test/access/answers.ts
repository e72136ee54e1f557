/** The callers of the test: anonymous, a buyer, another user, and a team member. */
export const VIEWERS = ['anonymous', 'buyer', 'other', 'member'] as const;
export type Viewer = (typeof VIEWERS)[number];

interface Answer {
  /** `METHOD pattern`; its parameters are the buyer's own ids. */
  route: string;
  query?: string;
  /** The exact field names of the answer per viewer, lists as `[]`. Other viewers get an error. */
  fields: Partial<Record<Viewer, string>>;
}

const everyone = (names: string): Answer['fields'] => ({
  anonymous: names,
  buyer: names,
  other: names,
  member: names,
});
const signedIn = (names: string): Answer['fields'] => ({
  buyer: names,
  other: names,
  member: names,
});

const INVOICE = `amount buyer.country buyer.email buyer.name canceledAt completedAt consent
  discountAmount dispute documentUrl invoiceId isComplimentary isRefunding number paidAmount payable pdfUrl plan
  purchaseDate refund.state refund.until refundedAmount refunds seller.address seller.imprintUrl
  seller.name seller.taxId servers sessionId status tax.amount tax.notice tax.percent userId`;
const CUSTOMER_INVOICE = `invoices[].amount invoices[].buyer.country invoices[].buyer.email
  invoices[].buyer.name invoices[].completedAt invoices[].complimentary invoices[].consent
  invoices[].createdAt invoices[].dispute invoices[].isRefunding invoices[].paymentUrl
  invoices[].refund.state invoices[].refund.until
  invoices[].invoiceId invoices[].lastWebhook.attempts invoices[].lastWebhook.id
  invoices[].lastWebhook.outcome invoices[].lastWebhook.receivedAt invoices[].lastWebhook.type
  invoices[].number invoices[].paidAmount invoices[].plan invoices[].refundableAmount
  invoices[].refundedAmount invoices[].refunds invoices[].servers
  invoices[].sessionId invoices[].slots[].authorizedAt invoices[].slots[].guildId
  invoices[].slots[].guildName invoices[].slots[].position invoices[].slots[].revokedAt
  invoices[].slots[].transferableAt
  invoices[].status invoices[].userId`;

const EXPORT = `exportedAt parts.avatars.entries parts.avatars.optedOut parts.blacklists
  parts.discord.isAllowed parts.economy.entries parts.economy.newest parts.incidents parts.invoices.refunds parts.messages parts.notes parts.profile.avatar
  parts.profile.email parts.profile.id parts.profile.username parts.sessions[].browser parts.sessions[].createdAt
  parts.sessions[].secondFactor parts.sessions[].seenAt`;
const EXPORT_BOUGHT = `parts.invoices.invoices[].amount parts.invoices.invoices[].buyerCountry
  parts.invoices.invoices[].buyerEmail parts.invoices.invoices[].buyerName
  parts.invoices.invoices[].canceledAt parts.invoices.invoices[].completedAt
  parts.invoices.invoices[].consentAt parts.invoices.invoices[].consentText
  parts.invoices.invoices[].createdAt parts.invoices.invoices[].discountAmount
  parts.invoices.invoices[].grantReason parts.invoices.invoices[].withdrawnAt
  parts.invoices.invoices[].invoiceId parts.invoices.invoices[].number
  parts.invoices.invoices[].paidAmount parts.invoices.invoices[].plan
  parts.invoices.invoices[].refundedAmount parts.invoices.invoices[].servers
  parts.invoices.invoices[].status parts.invoices.invoices[].providerNumber
  parts.invoices.invoices[].taxAmount parts.invoices.invoices[].taxBasisPoints
  parts.invoices.invoices[].taxNotice
  parts.invoices.ledger[].amount parts.invoices.ledger[].at parts.invoices.ledger[].slotPosition parts.invoices.ledger[].fromGuildId
  parts.invoices.ledger[].guildId parts.invoices.ledger[].invoiceId parts.invoices.ledger[].kind
  parts.invoices.ledger[].slots`;

/**
 * The fields of answers, independent of the code (docs/threats.md row 30): a new field, or one
 * that more viewers receive than before, fails the test.
 */
export const ANSWERS: readonly Answer[] = [
  { route: 'GET /api/auth/me', fields: signedIn('avatar id username') },
  {
    route: 'GET /api/account/sessions',
    fields: signedIn('[].browser [].createdAt [].id [].isCurrent [].seenAt'),
  },
  {
    route: 'GET /api/account/deletion',
    fields: {
      buyer: 'kept[] obstacles',
      other: 'kept obstacles',
      member: 'kept obstacles[].reason obstacles[].remedy',
    },
  },
  {
    route: 'GET /api/account/export',
    fields: {
      buyer: `${EXPORT} ${EXPORT_BOUGHT} parts.team.membership parts.team.presence
        parts.team.profile`,
      other: `${EXPORT} parts.invoices.invoices parts.invoices.ledger parts.team.membership
        parts.team.presence parts.team.profile`,
      member: `${EXPORT} parts.invoices.invoices parts.invoices.ledger
        parts.team.membership.rank parts.team.presence.activity.details
        parts.team.presence.activity.emoji parts.team.presence.activity.image
        parts.team.presence.activity.name parts.team.presence.activity.state
        parts.team.presence.activity.type parts.team.presence.at parts.team.presence.status
        parts.team.presence.userId parts.team.profile.avatar parts.team.profile.banner
        parts.team.profile.bannerColor parts.team.profile.decoration
        parts.team.profile.socials.github parts.team.profile.userId
        parts.team.profile.username`,
    },
  },
  { route: 'GET /api/stripe/invoice/:invoiceId', fields: { buyer: INVOICE } },
  {
    route: 'GET /api/user/invoices/sort',
    fields: {
      buyer: `awaiting[].invoiceId awaiting[].pendingServers invoices[].amount
        invoices[].authorizedCount invoices[].createdAt invoices[].invoiceId invoices[].number
        invoices[].pendingServers invoices[].plan invoices[].serverCount invoices[].status total
        totalPages`,
      other: 'awaiting invoices total totalPages',
      member: 'awaiting invoices total totalPages',
    },
  },
  {
    route: 'GET /api/user/licenses',
    fields: {
      buyer: `licenses[].dispute licenses[].invoiceId licenses[].isComplimentary licenses[].isRefunding licenses[].number licenses[].plan
        licenses[].refund.state licenses[].refund.until licenses[].slots[].position licenses[].slots[].revokedAt
        licenses[].slots[].server licenses[].slots[].server.icon licenses[].slots[].server.id
        licenses[].slots[].server.name licenses[].slots[].since licenses[].slots[].transferableAt licenses[].status
        nextTransferAt`,
      other: 'licenses nextTransferAt',
      member: 'licenses nextTransferAt',
    },
  },
  {
    route: 'GET /api/user/servers/authorized',
    fields: {
      buyer:
        '[].guild_id [].invoice_id [].owner_id [].timestamp [].transferable_at [].next_transfer_at',
      other: '',
      member: '',
    },
  },
  {
    route: 'GET /api/user/servers/invoice/:invoiceId',
    fields: { buyer: 'authorizedCount remainingCount serverCount' },
  },
  {
    route: 'GET /api/user/servers/transfers',
    fields: { buyer: '[].at [].from [].invoice_id [].to', other: '', member: '' },
  },
  {
    route: 'GET /api/team',
    fields: everyone(`[].rank [].socials.github [].user_data.activity.details
      [].user_data.activity.emoji [].user_data.activity.image [].user_data.activity.name
      [].user_data.activity.state [].user_data.activity.type [].user_data.avatar
      [].user_data.banner [].user_data.banner_color [].user_data.decoration [].user_id
      [].username`),
  },
  {
    route: 'GET /api/commands',
    fields: {
      ...everyone('[].arguments [].category [].description [].name [].permissions'),
    },
  },
  { route: 'GET /api/user/:userId', fields: everyone('activity avatar user username') },
  { route: 'GET /api/staff/desk', fields: { member: 'rights[] server_id' } },
  {
    route: 'GET /api/staff/audit',
    query: '?action=customer.read',
    fields: {
      member: `actions[] entries[].action entries[].actor entries[].at entries[].detail
        entries[].id entries[].origin entries[].target next`,
    },
  },
  {
    route: 'GET /api/staff/customers/:userId',
    fields: {
      member: `audit isTestMode notes kind ledger[].amount ledger[].at ledger[].fromGuildId ledger[].guildId ledger[].id
        ledger[].invoiceId ledger[].kind ledger[].slots ledger[].source total user.id
        user.username ${CUSTOMER_INVOICE}`,
    },
  },
];
