import { Controller } from '@nestjs/common';
import { getCommandsContract } from '@portico/sdk/contracts/commands/schema';
import { CurrentActor, Public } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { Implements } from '../../http/contract.decorator.ts';
import type { PreparedBody } from '../../http/prepared-body.ts';
import { CommandsService } from './commands.service.ts';

@Controller()
export class CommandsController {
  constructor(private readonly commands: CommandsService) {}

  @Implements(getCommandsContract)
  @Public({ session: 'best-effort' })
  list(@CurrentActor() actor: Actor): Promise<PreparedBody> {
    return this.commands.list(actor);
  }
}
