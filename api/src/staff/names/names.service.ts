import { Injectable } from '@nestjs/common';
import type { NamedPerson, NamedServer, Names } from '@portico/contracts/names/schema';
import { Config } from '../../core/config/config.ts';
import { DiscordClient } from '../../identity/discord/discord.client.ts';

/** Names of Discord ids. Unknown names are left out, and pages show the id instead. */
@Injectable()
export class NamesService {
  constructor(
    private readonly config: Config,
    private readonly discord: DiscordClient,
  ) {}

  async find(users: readonly string[], servers: readonly string[]): Promise<Names> {
    const [people, guilds] = await Promise.all([
      Promise.all(users.map((id) => this.person(id))),
      Promise.all(servers.map((id) => this.server(id))),
    ]);
    return { users: known(users, people), servers: known(servers, guilds) };
  }

  private async person(id: string): Promise<NamedPerson | null> {
    const user = await this.discord.user(id).catch(() => null);
    return user && { name: user.displayName, avatar: user.avatar };
  }

  private async server(id: string): Promise<NamedServer | null> {
    const guild = await this.discord.guild(id).catch(() => null);
    if (!guild) return null;
    const { name, icon } = guild;
    const image = icon && `${this.config.discord.cdnUrl}/icons/${id}/${icon}.webp?size=64`;
    return { name, image };
  }
}

function known<Named>(ids: readonly string[], named: readonly (Named | null)[]) {
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const name = named[index];
      return name ? [[id, name] as const] : [];
    }),
  );
}
