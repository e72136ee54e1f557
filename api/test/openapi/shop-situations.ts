import { signatureOf } from 'sandbox/testing/stripe';
import { EXAMPLES } from './all-examples.ts';
import { CUSTOMER, GUILDS, post } from '../support/shop.ts';
import { WEBHOOK_SECRET } from '../support/stripe.ts';
import type { Change, Situation } from './situation.ts';
import type { World } from './world.ts';

const bodyOf = (operation: string) => EXAMPLES.get(operation)?.body;

/** The customer has an invoice, with a server that was transferred and a free slot. */
const transferred = async (world: World): Promise<string> => {
  await world.emptyShop();
  const invoiceId = await world.shop.license();
  await world.shop.authorize(invoiceId, GUILDS[0]);
  const move = { oldGuildId: GUILDS[0], newGuildId: GUILDS[1] };
  await post(world.shop.customer, '/api/user/servers/transfer', move);
  return invoiceId;
};
const licensed: Situation = async (world) => {
  await world.once('licensed', async () => {
    world.invoiceId = await transferred(world);
  });
  return { params: { invoiceId: world.invoiceId } };
};
/** An invoice covers the server that the example transfers. */
const licensedServer = async (world: World): Promise<Change> => {
  await world.emptyShop();
  const invoiceId = await world.shop.license();
  await world.shop.authorize(invoiceId, GUILDS[0]);
  return { params: { invoiceId } };
};

const byOwner = (world: World, path: string, operation: string) =>
  world.owner.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(operation)),
  });
const notes = `/api/staff/customers/${CUSTOMER}/notes`;
const note = (world: World) => byOwner(world, notes, 'addNote');
const granted = async (world: World): Promise<string> => {
  const path = `/api/staff/customers/${CUSTOMER}/licenses`;
  const answer = await byOwner(world, path, 'grantLicense');
  return ((await answer.json()) as { invoiceId: string }).invoiceId;
};
/** Purchases at the day of the example. */
const soldToday: Situation = async (world) => {
  await world.emptyShop();
  await world.shop.license();
  await world.shop.rows(`insert into ledger (kind, invoice_id, user_id, amount, source, at)
    select 'payment.received', id, user_id, 849, 'test', '2025-11-20 12:00Z' from invoices`);
};

/** The customer has an invoice with two free slots. */
const paid = async (world: World): Promise<Change> => {
  await world.emptyShop();
  return { fields: { invoiceId: await world.shop.license() } };
};
/** The same, where the address names the invoice. */
const refundable = async (world: World): Promise<Change> => {
  await world.emptyShop();
  return { params: { invoiceId: await world.shop.license() } };
};

/** The audit log has one entry: that a note was added. */
const onlyNoted = async (world: World): Promise<void> => {
  // A note that exists already would not be added again.
  const { noteId } = bodyOf('addNote') as { noteId: string };
  await world.owner.fetch(`/api/staff/notes/${noteId}`, { method: 'DELETE' });
  await world.emptyAudit();
  await note(world);
};

/** A purchase waits for its payment. */
const ordered = async (world: World): Promise<void> => {
  await world.emptyShop();
  await world.shop.order();
};

/** A gift that is paid, and its code. */
const gift = async (world: World): Promise<Change> => {
  await world.emptyShop();
  const { shop } = world;
  const answer = await shop.buy('Duo', 2, { gift: true });
  const { id: session } = (await answer.json()) as { id: string };
  await shop.stripe.act(session, 'pay');
  const [row] = await shop.rows<{ id: string }>('select id from invoices');
  const invoiceId = row?.id ?? '';
  await shop.becomes(invoiceId, 'completed');
  return { fields: { code: (await shop.invoice(invoiceId)).gift?.code } };
};

/** A statement of withdrawal waits for the team, and the shop has one purchase. */
const withdrawal = async (world: World): Promise<Change> => {
  const { fields } = await paid(world);
  const { withdrawalId } = EXAMPLES.get('resolveWithdrawal')?.params as { withdrawalId: string };
  await world.shop.rows(`insert into withdrawals (id, name, contract, email, state, doubt)
    values ('${withdrawalId}', 'Casey Customer', 'My license', 'casey@example.com', 'open', 'unmatched')`);
  return { fields };
};

/** Situations of the calls about purchases. */
export const SHOP_SITUATIONS: Readonly<Record<string, Situation>> = {
  startCheckout: (world) => world.emptyShop(),
  findGift: gift,
  redeemGift: gift,
  stateWithdrawal: (world) => world.emptyShop(),
  getWithdrawals: async (world) => void (await withdrawal(world)),
  resolveWithdrawal: withdrawal,
  openCheckout: async (world) => {
    await world.emptyShop();
    return { params: { sessionId: (await world.shop.order()).session } };
  },
  cancelInvoice: async (world) => {
    await world.emptyShop();
    return { params: { invoiceId: (await world.shop.order()).invoiceId } };
  },
  verifyPayment: paid,
  verifyInvoice: paid,
  requestRefund: refundable,
  refundInvoice: refundable,
  paymentWebhook: async () => {
    const raw = JSON.stringify(bodyOf('paymentWebhook'));
    return { raw, headers: { 'stripe-signature': signatureOf(raw, WEBHOOK_SECRET, Date.now()) } };
  },
  getInvoice: licensed,
  getInvoices: licensed,
  getCustomer: async (world) => {
    const change = await licensed(world);
    await onlyNoted(world);
    return { ...change, params: {} };
  },
  searchCustomers: licensed,
  getOpenWork: async (world) => {
    await ordered(world);
    await onlyNoted(world);
  },
  getWaitingInvoices: ordered,
  getWaitingPurchases: async (world) => {
    await world.shop
      .rows(`insert into discord_entitlements (id, sku_id, user_id, is_test, is_deleted,
      is_consumed) values ('1019653849998299136', '1', '${CUSTOMER}', false, false, false)`);
  },
  removeNote: async (world) => void (await note(world)),
  withdrawLicense: async (world) => ({ params: { invoiceId: await granted(world) } }),
  forceTransfer: licensedServer,
  endCoolDown: async (world) => {
    const { params } = await licensedServer(world);
    return { params, fields: { guildId: GUILDS[0] } };
  },
  getSales: soldToday,
  exportSales: soldToday,
  getInvoiceServers: licensed,
  getLicenseSummary: licensed,
  getServerList: licensed,
  authorizeServers: paid,
  getAuthorizedServers: licensed,
  transferServer: async (world) => {
    await world.emptyShop();
    await world.shop.authorize(await world.shop.license(), GUILDS[0]);
  },
  getTransfers: licensed,
  getSlotHistory: async (world) => {
    const invoiceId = await transferred(world);
    return { params: { invoiceId, position: '1' } };
  },
  releaseSlot: async (world) => {
    const { params } = await licensedServer(world);
    return { params: { ...params, position: '1' }, fields: { guildId: GUILDS[0] } };
  },
  getLicense: licensed,
  getLicenses: licensed,
  getUserLicenses: licensed,
  getLicenseEvents: licensed,
  streamLicenseEvents: licensed,
  getInvoicePdf: licensed,
  getHostedInvoice: licensed,
};
