import { Controller } from '@nestjs/common';
import { getDeskContract, type Desk } from '@portico/contracts/desk/schema';
import { StaffWords } from '@portico/contracts/pack/staff';
import { hasRight, RIGHTS } from '@portico/sdk/contracts/team/rights';
import { CurrentActor, Team } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { Config } from '../../core/config/config.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';

@Controller()
export class DeskController {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
  ) {}

  @Implements(getDeskContract)
  @Team()
  desk(@CurrentActor() actor: Actor): Desk {
    const { staffRights, teamServerId } = this.config;
    const rank = actor.kind === 'user' ? actor.rank : null;
    const rights = RIGHTS.filter((right) => hasRight(staffRights, right, rank));
    return {
      rights,
      words: this.site.texts?.staff ?? StaffWords.parse({}),
      server_id: teamServerId,
    };
  }
}
