import { Controller } from '@nestjs/common';
import {
  getAvatarPageContract,
  getAvatarsContract,
  getUserAvatarsContract,
} from '@portico/contracts/avatars/schema';
import { Public } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { AvatarsService } from './avatars.service.ts';

@Controller()
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  @Implements(getAvatarsContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.avatars.list();
  }

  @Implements(getAvatarPageContract)
  @Public()
  page(@Input() { query }: InputOf<typeof getAvatarPageContract>): Promise<PreparedBody> {
    return this.avatars.page(query.page);
  }

  @Implements(getUserAvatarsContract)
  @Public()
  listByUser(@Input() { params }: InputOf<typeof getUserAvatarsContract>): Promise<PreparedBody> {
    return this.avatars.listByUser(params.userId);
  }
}
