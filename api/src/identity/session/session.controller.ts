import { Controller } from '@nestjs/common';
import { getCurrentUserContract, type CurrentUser } from '@portico/sdk/contracts/session/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';

@Controller()
export class SessionController {
  @Implements(getCurrentUserContract)
  @SignedIn()
  me(@CurrentActor() actor: Actor): CurrentUser | undefined {
    return actor.kind === 'user' ? actor.user : undefined;
  }
}
