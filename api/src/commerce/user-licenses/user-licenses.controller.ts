import { Controller } from '@nestjs/common';
import {
  getSlotHistoryContract,
  getUserLicensesContract,
  releaseSlotContract,
  type SlotEvent,
  type UserLicense,
} from '@portico/contracts/licenses/user/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ReleaseService } from './release.service.ts';
import { UserLicensesService } from './user-licenses.service.ts';

@Controller()
export class UserLicensesController {
  constructor(
    private readonly licenses: UserLicensesService,
    private readonly releases: ReleaseService,
  ) {}

  @Implements(getUserLicensesContract)
  @SignedIn()
  list(
    @CurrentActor() actor: Actor,
  ): Promise<{ licenses: UserLicense[]; nextTransferAt: number | null }> {
    return this.licenses.list(userOf(actor).id);
  }

  @Implements(getSlotHistoryContract)
  @SignedIn()
  async history(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof getSlotHistoryContract>,
  ): Promise<{ events: SlotEvent[] }> {
    const { invoiceId, position } = params;
    return { events: await this.licenses.history(userOf(actor).id, invoiceId, position) };
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
