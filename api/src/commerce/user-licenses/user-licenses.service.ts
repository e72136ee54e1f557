import { Injectable } from '@nestjs/common';
import type {
  SlotEvent,
  SlotServer,
  UserLicense,
  UserSlot,
} from '@portico/contracts/licenses/user/schema';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { planNameOf } from '../invoices/bought-plan.ts';
import { isImported } from '../invoices/imported.ts';
import { invoiceNumber } from '../invoices/invoice-number.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { discordOf } from '../invoices/discord-of.ts';
import { guaranteeOf } from '../invoices/guarantee-of.ts';
import { invoiceRefundState } from '../invoices/refund-state.ts';
import { isGift } from '../invoices/holder.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { isUsable } from '../invoices/usable.ts';
import type { licenseSlots } from '../invoices/slot.table.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import { transferableAt } from '../invoices/transferable-at.ts';
import { ServerNames } from '../servers/server-names.ts';
import { slotHistory } from './slot-history.ts';
import { UserLicensesRepository } from './user-licenses.repository.ts';

const MAX_EVENTS = 100;

const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
const secondsOf = (time: Date | null): number | null => time && epochSeconds(time);

/** A user's view of licenses, slots and their history. */
@Injectable()
export class UserLicensesService {
  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly licenses: UserLicensesRepository,
    private readonly names: ServerNames,
  ) {}

  async list(userId: string): Promise<{ licenses: UserLicense[]; nextTransferAt: number | null }> {
    const rows = await this.licenses.listSlots(userId);
    const invoices = [...new Map(rows.map(({ invoice }) => [invoice.id, invoice])).values()];
    const ids = invoices.map(({ id }) => id);
    const uses = await this.slots.longestUses(this.database.db, ids);
    const now = Math.floor(Date.now() / 1000);
    const cooldown = this.config.transferCooldownSeconds;
    return {
      licenses: invoices.map((invoice) => ({
        invoiceId: invoice.id,
        plan: invoice.plan,
        planName: planNameOf(invoice),
        guarantee: guaranteeOf(invoice),
        isComplimentary: invoice.grantId !== null,
        isImported: isImported(invoice),
        discord: discordOf(invoice),
        ...paymentView(invoice, uses.get(invoice.id) ?? 0, now),
        slots: rows
          .filter(({ slot }) => slot.invoiceId === invoice.id)
          .map(({ slot }) => this.viewSlot(slot, now)),
      })),
      nextTransferAt: cooldown > 0 ? now + cooldown : null,
    };
  }

  /** @throws ProblemError 404 */
  async history(userId: string, invoiceId: string, position: number): Promise<SlotEvent[]> {
    const invoice = await this.invoices.findHeld(invoiceId, userId);
    const slots = invoice ? await this.licenses.listSlotsOf(invoiceId) : [];
    if (!slots.some((slot) => slot.position === position)) throw slotNotFound();
    const entries = await this.licenses.listEntries(invoiceId, position);
    const servers = new Map<string, SlotServer>();
    for (const { guildId: id, guildName: name, guildIcon: icon } of entries) {
      if (id === null || name === null || servers.has(id)) continue;
      servers.set(id, { id, name, icon: this.names.iconUrl({ id, icon }) });
    }
    const serverOf = (id: string | null): SlotServer | null =>
      id === null ? null : (servers.get(id) ?? { id, name: null, icon: null });
    return slotHistory(position, entries, slots)
      .slice(0, MAX_EVENTS)
      .map(({ guildId, fromGuildId, at, ...event }) => ({
        ...event,
        at: epochSeconds(at),
        server: serverOf(guildId),
        from: serverOf(fromGuildId),
      }));
  }

  private viewSlot(slot: typeof licenseSlots.$inferSelect, now: number): UserSlot {
    const { guildId: id, guildName: name, guildIcon: icon, authorizedAt, transferredAt } = slot;
    return {
      position: slot.position,
      server: id === null ? null : { id, name, icon: this.names.iconUrl({ id, icon }) },
      since: id === null ? null : secondsOf(authorizedAt),
      transferableAt:
        id === null
          ? null
          : transferableAt(transferredAt, this.config.transferCooldownSeconds, now),
      revokedAt: secondsOf(slot.revokedAt),
    };
  }
}

/** How the payment of a license stands. The receiver of a gift reads only whether it is valid. */
function paymentView(invoice: InvoiceRow, longestUse: number, now: number) {
  if (isGift(invoice)) {
    return {
      number: null,
      status: isUsable(invoice) ? ('completed' as const) : ('expired' as const),
      isGift: true,
      isRefunding: false,
      dispute: null,
      refund: { state: 'closed' as const, why: 'not-paid' as const },
    };
  }
  return {
    number: invoiceNumber(invoice),
    status: invoice.status,
    isGift: false,
    isRefunding: invoice.refundingSince !== null,
    dispute: invoice.dispute,
    refund: invoiceRefundState(invoice, longestUse, now),
  };
}

export const slotNotFound = (): ProblemError =>
  new ProblemError(404, 'None of your licenses has this slot. Reload the page to see your slots.');
