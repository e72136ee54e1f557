import { Controller } from '@nestjs/common';
import {
  authorizeServersContract,
  getAuthorizedServersContract,
  getInvoiceServersContract,
  getLicenseSummaryContract,
  getServerContract,
  getServerListContract,
  getTransfersContract,
  transferServerContract,
  type AuthorizedServer,
  type InvoiceServers,
  type LicenseSummary,
  type ServerName,
  type ServerOption,
  type Transfer,
} from '@portico/contracts/servers/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Config } from '../../core/config/config.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { AuthorizeService } from './authorize.service.ts';
import { ManagedServers } from './managed-servers.ts';
import { ServerNames } from './server-names.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import { transferableAt } from '../invoices/transferable-at.ts';
import { TransferService } from './transfer.service.ts';
import { TransfersRepository } from './transfers.repository.ts';

const epochSeconds = (time: Date | null): number => Math.floor((time?.getTime() ?? 0) / 1000);

@Controller()
export class ServersController {
  constructor(
    private readonly config: Config,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly managed: ManagedServers,
    private readonly names: ServerNames,
    private readonly authorizeService: AuthorizeService,
    private readonly transferService: TransferService,
    private readonly transferHistory: TransfersRepository,
  ) {}

  @Implements(getInvoiceServersContract)
  @SignedIn()
  async summary(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof getInvoiceServersContract>,
  ): Promise<InvoiceServers> {
    const invoice = await this.invoices.findHeld(params.invoiceId, userOf(actor).id);
    if (!invoice) throw new ProblemError(404, 'Invoice not found.');
    return this.slots.counts(invoice.id, invoice.servers);
  }

  @Implements(getLicenseSummaryContract)
  @SignedIn()
  licenses(@CurrentActor() actor: Actor): Promise<LicenseSummary> {
    return this.slots.summary(userOf(actor).id);
  }

  @Implements(getServerListContract)
  @SignedIn()
  async list(@CurrentActor() actor: Actor): Promise<{ servers: ServerOption[] }> {
    const guilds = await this.managed.list(userOf(actor).id);
    const covered = new Set(await this.slots.findCovered(guilds.map(({ id }) => id)));
    const servers = guilds.map((guild) => ({
      id: guild.id,
      name: guild.name,
      members: guild.memberCount,
      icon: this.names.iconUrl(guild),
      authorized: covered.has(guild.id),
    }));
    return { servers: servers.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
  }

  @Implements(authorizeServersContract)
  @SignedIn({ mayBeUnnamed: true })
  authorize(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof authorizeServersContract>,
  ): Promise<InvoiceServers> {
    return this.authorizeService.authorize(userOf(actor).id, body.invoiceId, body.serverIds);
  }

  @Implements(getAuthorizedServersContract)
  @SignedIn()
  async authorized(@CurrentActor() actor: Actor): Promise<AuthorizedServer[]> {
    const user = userOf(actor);
    const now = Date.now() / 1000;
    const { transferCooldownSeconds: cooldown } = this.config;
    return (await this.slots.listByUser(user.id)).map((slot) => ({
      guild_id: slot.guildId,
      owner_id: user.id,
      timestamp: String(epochSeconds(slot.authorizedAt)),
      invoice_id: slot.invoiceId,
      transferable_at: transferableAt(slot.transferredAt, cooldown, now),
      next_transfer_at: cooldown > 0 ? Math.ceil(now) + cooldown : null,
    }));
  }

  @Implements(transferServerContract)
  @SignedIn({ mayBeUnnamed: true })
  async transfer(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof transferServerContract>,
  ): Promise<{ success: true }> {
    await this.transferService.transfer(userOf(actor).id, body.oldGuildId, body.newGuildId);
    return { success: true };
  }

  @Implements(getTransfersContract)
  @SignedIn()
  transfers(@CurrentActor() actor: Actor): Promise<Transfer[]> {
    return this.transferHistory.listByUser(userOf(actor).id);
  }

  @Implements(getServerContract)
  @SignedIn()
  serverName(@Input() { params }: InputOf<typeof getServerContract>): Promise<ServerName> {
    return this.names.find(params.guildId);
  }
}
