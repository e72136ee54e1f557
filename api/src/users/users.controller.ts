import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getUserContract, type UserProfile } from 'shared/contracts/users/schema';
import { Public } from '../access/access.ts';
import { Implements, Input, type InputOf } from '../http/implements.ts';
import { UsersService } from './users.service.ts';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Implements(getUserContract)
  @Public()
  async profile(
    @Input() { params }: InputOf<typeof getUserContract>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserProfile> {
    const profile = await this.users.profile(params.userId);
    void reply.header('cache-control', 'public, max-age=300');
    return profile;
  }
}
