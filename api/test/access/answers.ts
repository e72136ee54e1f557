/** Who asks in the test of answers: a buyer, another person, a member of the team, nobody. */
export const ASKERS = ['anonymous', 'buyer', 'other', 'member'] as const;
export type Asker = (typeof ASKERS)[number];

interface Answer {
  /** `METHOD path` of the router's, with the buyer's own ids for its params. */
  route: string;
  query?: string;
  /** The exact names in the answer, lists as `[]`. Whoever is not here gets none of them. */
  to: Partial<Record<Asker, string>>;
}

const everybody = (names: string): Answer['to'] => ({
  anonymous: names,
  buyer: names,
  other: names,
  member: names,
});
const signedIn = (names: string): Answer['to'] => ({ buyer: names, other: names, member: names });

const INVOICE = `amount buyer.country buyer.email buyer.name completedAt invoiceId number payable
  pdfUrl plan purchaseDate refund.state refund.until refundedAmount seller.address seller.imprintUrl
  seller.name seller.taxId servers sessionId status tax.amount tax.percent userId`;
const CUSTOMER_INVOICE = `invoices[].amount invoices[].completedAt invoices[].createdAt
  invoices[].invoiceId invoices[].lastWebhook.attempts invoices[].lastWebhook.id
  invoices[].lastWebhook.outcome invoices[].lastWebhook.receivedAt invoices[].lastWebhook.type
  invoices[].number invoices[].plan invoices[].refundedAmount invoices[].servers
  invoices[].sessionId invoices[].slots[].authorizedAt invoices[].slots[].guildId
  invoices[].slots[].guildName invoices[].slots[].position invoices[].slots[].revokedAt
  invoices[].status invoices[].userId`;

const EXPORT = `exportedAt parts.avatars.entries parts.avatars.optedOut parts.blacklists
  parts.discord.isAllowed parts.economy.entries parts.economy.newest parts.incidents parts.profile.avatar
  parts.profile.id parts.profile.username parts.sessions[].browser parts.sessions[].createdAt
  parts.sessions[].seenAt`;
const EXPORT_BOUGHT = `parts.invoices.invoices[].amount parts.invoices.invoices[].buyerCountry
  parts.invoices.invoices[].buyerEmail parts.invoices.invoices[].buyerName
  parts.invoices.invoices[].completedAt parts.invoices.invoices[].consentAt
  parts.invoices.invoices[].createdAt parts.invoices.invoices[].invoiceId
  parts.invoices.invoices[].number parts.invoices.invoices[].plan
  parts.invoices.invoices[].refundedAmount parts.invoices.invoices[].servers
  parts.invoices.invoices[].status parts.invoices.invoices[].taxBasisPoints
  parts.invoices.ledger[].amount parts.invoices.ledger[].at parts.invoices.ledger[].fromGuildId
  parts.invoices.ledger[].guildId parts.invoices.ledger[].invoiceId parts.invoices.ledger[].kind
  parts.invoices.ledger[].slots`;

/**
 * What answers are made of, by hand and apart from the code (reference/threats.md row 30): a field
 * that is told to more people than before, or a new one, turns the test red.
 */
export const ANSWERS: readonly Answer[] = [
  { route: 'GET /api/auth/me', to: signedIn('avatar id username') },
  {
    route: 'GET /api/account/sessions',
    to: signedIn('[].browser [].createdAt [].id [].isCurrent [].seenAt'),
  },
  {
    route: 'GET /api/account/deletion',
    to: {
      buyer: 'kept[] obstacles',
      other: 'kept obstacles',
      member: 'kept obstacles[].reason obstacles[].remedy',
    },
  },
  {
    route: 'GET /api/account/export',
    to: {
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
  { route: 'GET /api/stripe/invoice/:invoiceId', to: { buyer: INVOICE } },
  {
    route: 'GET /api/user/invoices/sort',
    to: {
      buyer: `awaiting[].invoiceId awaiting[].pendingServers invoices[].amount
        invoices[].authorizedCount invoices[].createdAt invoices[].invoiceId invoices[].number
        invoices[].pendingServers invoices[].plan invoices[].serverCount invoices[].status total
        totalPages`,
      other: 'awaiting invoices total totalPages',
      member: 'awaiting invoices total totalPages',
    },
  },
  {
    route: 'GET /api/user/servers/authorized',
    to: {
      buyer: '[].guild_id [].invoice_id [].owner_id [].timestamp [].transferable_at',
      other: '',
      member: '',
    },
  },
  {
    route: 'GET /api/user/servers/invoice/:invoiceId',
    to: { buyer: 'authorizedCount remainingCount serverCount' },
  },
  {
    route: 'GET /api/user/servers/transfers',
    to: { buyer: '[].at [].from [].invoice_id [].to', other: '', member: '' },
  },
  {
    route: 'GET /api/team',
    to: everybody(`[].rank [].socials.github [].user_data.activity.details
      [].user_data.activity.emoji [].user_data.activity.image [].user_data.activity.name
      [].user_data.activity.state [].user_data.activity.type [].user_data.avatar
      [].user_data.banner [].user_data.banner_color [].user_data.decoration [].user_id
      [].username`),
  },
  {
    route: 'GET /api/commands',
    to: {
      ...everybody('[].arguments [].category [].description [].name [].permissions'),
    },
  },
  { route: 'GET /api/user/:userId', to: everybody('activity avatar user username') },
  { route: 'GET /api/staff/desk', to: { member: 'rights[] server_id' } },
  {
    route: 'GET /api/staff/audit',
    query: '?action=customer.read',
    to: {
      member: `actions[] entries[].action entries[].actor entries[].at entries[].detail
        entries[].id entries[].origin entries[].target next`,
    },
  },
  {
    route: 'GET /api/staff/customers/:userId',
    to: {
      member: `kind ledger[].amount ledger[].at ledger[].fromGuildId ledger[].guildId ledger[].id
        ledger[].invoiceId ledger[].kind ledger[].slots ledger[].source total user.id
        user.username ${CUSTOMER_INVOICE}`,
    },
  },
];
