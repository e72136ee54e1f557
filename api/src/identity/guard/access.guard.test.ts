import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../core/config/config.ts';
import { setActor } from '../../http/access/actor.ts';
import { AccessGuard } from './access.guard.ts';

test('a route without an access decorator is closed, also to an Owner', () => {
  const request = { method: 'GET', headers: {} } as FastifyRequest;
  const user = { id: '100000000000000001', username: 'anna', avatar: null };
  setActor(request, {
    ...{ kind: 'user', user, isTeam: true, rank: 'Owner' },
    ...{ lacksSecondFactor: false, isRecent: true },
  });
  const context = {
    getHandler: () => () => 'secret',
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  const guard = new AccessGuard({} as Config, new Reflector());
  expect(() => guard.canActivate(context)).toThrow('Forbidden.');
});
