import { Controller } from '@nestjs/common';
import {
  getSlotHistoryContract,
  getUserLicencesContract,
  releaseSlotContract,
  type SlotEvent,
  type UserLicence,
} from '@portico/sdk/contracts/licences/user/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract.decorator.ts';
import { ReleaseService } from './release.service.ts';
import { UserLicencesService } from './user-licences.service.ts';

@Controller()
export class UserLicencesController {
  constructor(
    private readonly licences: UserLicencesService,
    private readonly releases: ReleaseService,
  ) {}

  @Implements(getUserLicencesContract)
  @SignedIn()
  list(
    @CurrentActor() actor: Actor,
  ): Promise<{ licences: UserLicence[]; nextTransferAt: number | null }> {
    return this.licences.list(userOf(actor).id);
  }

  @Implements(getSlotHistoryContract)
  @SignedIn()
  async history(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof getSlotHistoryContract>,
  ): Promise<{ events: SlotEvent[] }> {
    const { invoiceId, position } = params;
    return { events: await this.licences.history(userOf(actor).id, invoiceId, position) };
  }

  @Implements(releaseSlotContract)
  @SignedIn()
  async release(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof releaseSlotContract>,
  ): Promise<{ success: true }> {
    await this.releases.release(userOf(actor).id, { ...params, ...body });
    return { success: true };
  }
}
