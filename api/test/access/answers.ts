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

const INVOICE = `amount buyer.country buyer.email buyer.name buyer.taxId canceledAt completedAt consent
  currency guarantee.activeHours guarantee.days discord discountAmount dispute documentUrl gift invoiceId isComplimentary isImported isRefunding number paidAmount payable pdfUrl plan planFeatures[] planName
  purchaseDate refund.state refund.until refundedAmount refunds seller.address seller.imprintUrl
  seller.name seller.taxId servers sessionId status tax.amount tax.isReverseCharge tax.notice tax.percent tax.prices userId withdrawableUntil withdrawnAt`;
const CUSTOMER_INVOICE = `invoices[].amount invoices[].buyer.country invoices[].buyer.email
  invoices[].buyer.name invoices[].completedAt invoices[].complimentary invoices[].consent invoices[].gift
  invoices[].createdAt invoices[].currency invoices[].dispute invoices[].entitlementId
  invoices[].guarantee.activeHours invoices[].guarantee.days invoices[].isRefunding invoices[].paymentUrl
  invoices[].refund.state invoices[].refund.until
  invoices[].invoiceId invoices[].lastWebhook.attempts invoices[].lastWebhook.id
  invoices[].lastWebhook.outcome invoices[].lastWebhook.receivedAt invoices[].lastWebhook.type
  invoices[].number invoices[].paidAmount invoices[].plan invoices[].planName invoices[].refundableAmount
  invoices[].refundedAmount invoices[].refunds invoices[].servers
  invoices[].sessionId invoices[].slots[].authorizedAt invoices[].slots[].guildId
  invoices[].slots[].guildName invoices[].slots[].position invoices[].slots[].revokedAt
  invoices[].slots[].transferableAt
  invoices[].state invoices[].status invoices[].userId`;

const EXPORT = `exportedAt data.avatars.entries data.avatars.optedOut data.blacklists
  data.discord.isAllowed data.discordPurchases data.economy.entries data.economy.newest data.incidents data.invoices.gifts data.invoices.refunds data.messages data.notes data.profile.avatar
  data.profile.email data.profile.id data.profile.username data.sessions[].browser data.sessions[].createdAt
  data.sessions[].secondFactor data.sessions[].seenAt data.withdrawals`;
const EXPORT_BOUGHT = `data.invoices.invoices[].revokedAt data.invoices.invoices[].withdrawalDays
  data.invoices.invoices[].withdrawalException data.invoices.invoices[].amount data.invoices.invoices[].buyerCountry
  data.invoices.invoices[].buyerEmail data.invoices.invoices[].buyerName
  data.invoices.invoices[].canceledAt data.invoices.invoices[].completedAt
  data.invoices.invoices[].consentAt data.invoices.invoices[].consentText
  data.invoices.invoices[].createdAt data.invoices.invoices[].currency
  data.invoices.invoices[].refundActiveHours data.invoices.invoices[].refundDays data.invoices.invoices[].discountAmount
  data.invoices.invoices[].grantReason data.invoices.invoices[].withdrawnAt data.invoices.invoices[].redeemedAt
  data.invoices.invoices[].invoiceId data.invoices.invoices[].number
  data.invoices.invoices[].paidAmount data.invoices.invoices[].plan
  data.invoices.invoices[].planFeatures[] data.invoices.invoices[].planName
  data.invoices.invoices[].refundedAmount data.invoices.invoices[].servers
  data.invoices.invoices[].status data.invoices.invoices[].providerNumber
  data.invoices.invoices[].taxAmount data.invoices.invoices[].taxBasisPoints
  data.invoices.invoices[].taxNotice data.invoices.invoices[].taxPrices
  data.invoices.invoices[].isReverseCharge data.invoices.invoices[].buyerTaxId
  data.invoices.ledger[].amount data.invoices.ledger[].at data.invoices.ledger[].slotPosition data.invoices.ledger[].fromGuildId
  data.invoices.ledger[].guildId data.invoices.ledger[].invoiceId data.invoices.ledger[].kind
  data.invoices.ledger[].slots`;

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
      buyer: `${EXPORT} ${EXPORT_BOUGHT} data.team.membership data.team.presence
        data.team.profile`,
      other: `${EXPORT} data.invoices.invoices data.invoices.ledger data.team.membership
        data.team.presence data.team.profile`,
      member: `${EXPORT} data.invoices.invoices data.invoices.ledger
        data.team.membership.rank data.team.presence.activity.details
        data.team.presence.activity.emoji data.team.presence.activity.image
        data.team.presence.activity.name data.team.presence.activity.state
        data.team.presence.activity.type data.team.presence.at data.team.presence.status
        data.team.presence.userId data.team.profile.avatar data.team.profile.banner
        data.team.profile.bannerColor data.team.profile.decoration
        data.team.profile.socials.github data.team.profile.userId
        data.team.profile.username`,
    },
  },
  { route: 'GET /api/stripe/invoice/:invoiceId', fields: { buyer: INVOICE } },
  {
    route: 'GET /api/user/invoices/sort',
    fields: {
      buyer: `awaiting[].invoiceId awaiting[].pendingServers invoices[].amount
        invoices[].authorizedCount invoices[].createdAt invoices[].currency invoices[].invoiceId invoices[].number
        invoices[].pendingServers invoices[].plan invoices[].planName invoices[].serverCount invoices[].state invoices[].status total
        totalPages`,
      other: 'awaiting invoices total totalPages',
      member: 'awaiting invoices total totalPages',
    },
  },
  {
    route: 'GET /api/user/licenses',
    fields: {
      buyer: `licenses[].discord licenses[].dispute licenses[].invoiceId licenses[].isComplimentary licenses[].isImported licenses[].isGift licenses[].isRefunding licenses[].number licenses[].plan licenses[].planName
        licenses[].guarantee.activeHours licenses[].guarantee.days licenses[].refund.state licenses[].refund.until licenses[].slots[].position licenses[].slots[].revokedAt
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
  {
    route: 'GET /api/staff/desk',
    fields: { member: 'rights[] server_id words.group.name words.group.servers words.group.users' },
  },
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
      member: `audit isTestMode notes kind ledger[].amount ledger[].at ledger[].currency ledger[].fromGuildId ledger[].guildId ledger[].id
        ledger[].invoiceId ledger[].kind ledger[].slots ledger[].source total user.id
        user.username ${CUSTOMER_INVOICE}`,
    },
  },
];
