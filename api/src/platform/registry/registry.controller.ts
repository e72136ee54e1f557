import { Controller } from '@nestjs/common';
import { getRegistryContract } from '@portico/sdk/contracts/registry/schema';
import { CurrentActor, Public } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { Implements } from '../../http/implements.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { ProblemError } from '../../http/problem.ts';
import { LiveRegistry } from './live-registry.service.ts';
import type { VisibleRegistry } from './visible-registry.ts';

@Controller()
export class RegistryController {
  private readonly bodies = new WeakMap<VisibleRegistry, PreparedBody>();

  constructor(private readonly live: LiveRegistry) {}

  @Implements(getRegistryContract)
  @Public({ session: true })
  snapshot(@CurrentActor() actor: Actor): PreparedBody {
    const visible = this.live.visibleTo({ team: actor.kind === 'user' && actor.isTeam });
    if (!visible) throw new ProblemError(503, 'No shell release is live.');
    const known = this.bodies.get(visible);
    if (known) return known;
    const answer = getRegistryContract.response.parse(visible.snapshot);
    const body = new PreparedBody(
      JSON.stringify(answer),
      'private, no-cache',
      'accept-encoding, cookie',
    );
    this.bodies.set(visible, body);
    return body;
  }
}
