import { Controller } from '@nestjs/common';
import {
  deleteOwnAvatarContract,
  getOwnAvatarsContract,
  hideOwnAvatarContract,
  setAvatarOptOutContract,
  type OwnAvatars,
} from '@portico/contracts/avatars/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { OwnAvatarsRepository } from './own-avatars.repository.ts';

/** Actions of users on their own entries. Entries of other users answer 404. */
@Controller()
export class OwnAvatarsController {
  constructor(private readonly own: OwnAvatarsRepository) {}

  @Implements(getOwnAvatarsContract)
  @SignedIn()
  list(@CurrentActor() actor: Actor): Promise<OwnAvatars> {
    return this.own.find(userIdOf(actor));
  }

  @Implements(setAvatarOptOutContract)
  @SignedIn()
  async optOut(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof setAvatarOptOutContract>,
  ): Promise<OwnAvatars> {
    await this.own.setOptOut(userIdOf(actor), body.optedOut);
    return this.own.find(userIdOf(actor));
  }

  @Implements(hideOwnAvatarContract)
  @SignedIn()
  async hide(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof hideOwnAvatarContract>,
  ): Promise<OwnAvatars> {
    requireFound(await this.own.hide(userIdOf(actor), params.avatar, body.hidden));
    return this.own.find(userIdOf(actor));
  }

  @Implements(deleteOwnAvatarContract)
  @SignedIn()
  async delete(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof deleteOwnAvatarContract>,
  ): Promise<OwnAvatars> {
    requireFound(await this.own.delete(userIdOf(actor), params.avatar));
    return this.own.find(userIdOf(actor));
  }
}

function userIdOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new ProblemError(401, 'Sign in first.');
  return actor.user.id;
}

function requireFound(isFound: boolean): void {
  if (!isFound) throw new ProblemError(404, 'Avatar not found.');
}
