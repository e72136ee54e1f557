import { Controller } from '@nestjs/common';
import { getUserContract } from '@portico/contracts/users/schema';
import { Public } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { UserProfilesService } from './user-profiles.service.ts';

@Controller()
export class UserProfilesController {
  constructor(private readonly profiles: UserProfilesService) {}

  @Implements(getUserContract)
  @Public()
  async profile(@Input() { params }: InputOf<typeof getUserContract>): Promise<PreparedBody> {
    const profile = getUserContract.response.parse(await this.profiles.profile(params.userId));
    return new PreparedBody(JSON.stringify(profile), 'public, no-cache');
  }
}
