import { Injectable } from '@nestjs/common';
import type { ServerName } from '@portico/contracts/servers/schema';
import { Config } from '../../core/config/config.ts';
import { DiscordClient } from '../../identity/discord/discord.client.ts';
import { Log } from '../../core/log/log.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';

/** Names and icons of servers, also of servers that Discord no longer returns. */
@Injectable()
export class ServerNames {
  constructor(
    private readonly config: Config,
    private readonly discord: DiscordClient,
    private readonly slots: SlotsRepository,
    private readonly log: Log,
  ) {}

  /** URL of a server's icon. */
  iconUrl({ id, icon }: { id: string; icon: string | null }): string | null {
    return icon === null ? null : `${this.config.discord.cdnUrl}/icons/${id}/${icon}.webp?size=128`;
  }

  /** The name that Discord returns now, else the name at the authorization. */
  async find(guildId: string): Promise<ServerName> {
    const guild = await this.discord.guild(guildId).catch((error: unknown) => {
      this.log.debug({ err: error }, 'Discord returned no server; the stored name is used');
      return null;
    });
    const server = guild ?? (await this.slots.findLastKnownGuild(guildId));
    return server
      ? { name: server.name, image: this.iconUrl(server) }
      : { name: 'Unknown Server', image: null };
  }
}
