import { Controller } from '@nestjs/common';
import { getDeskContract, type Desk } from 'shared/contracts/desk/schema';
import { Team } from '../access/access.ts';
import { Config } from '../config/config.ts';
import { Implements } from '../http/implements.ts';

@Controller()
export class DeskController {
  constructor(private readonly config: Config) {}

  @Implements(getDeskContract)
  @Team()
  desk(): Desk {
    return { server_id: this.config.teamServerId };
  }
}
