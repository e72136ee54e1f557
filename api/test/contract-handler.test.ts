import { Controller, UseGuards, UseInterceptors } from '@nestjs/common';
import { z } from 'zod';
import { call } from '@portico/sdk/contracts/call';
import type { Contract } from '@portico/sdk/contracts/contract';
import { Public } from '../src/http/access/access.ts';
import { Implements, Input, type InputOf } from '../src/http/implements.ts';
import { startApi } from './support/api.ts';

const contract = {
  call: call({ operation: 'testCall', method: 'GET', path: '/api/test/:name' }),
  summary: 'A call of this test',
  params: z.object({ name: z.string().max(5) }),
  response: z.object({ name: z.string() }),
} satisfies Contract;

test('a route with a contract validates its input and reduces its answer', async () => {
  @Controller()
  class Routes {
    private readonly more = 'not of the contract';

    @Implements(contract)
    @Public()
    read(@Input() { params }: InputOf<typeof contract>) {
      if (params.name === 'fail') throw new Error('broken');
      const answer = { name: params.name, more: this.more };
      if (params.name === 'later') return Promise.resolve(answer);
      // Statements of repositories are no instances of a promise.
      if (params.name === 'query')
        return { then: (resolve: (value: unknown) => void) => resolve(answer) };
      return answer;
    }
  }
  const api = await startApi({ controllers: [Routes] });
  for (const name of ['now', 'later', 'query']) {
    const answer = await api.call(`/api/test/${name}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ name });
  }
  expect((await api.call('/api/test/too-long')).status).toBe(400);
  expect((await api.call('/api/test/')).status).toBe(404);
  expect((await api.call('/api/test/fail')).status).toBe(500);
});

test.each([
  ['@UseGuards()', UseGuards({ canActivate: () => true })],
  ['@UseInterceptors()', UseInterceptors({ intercept: (_context, next) => next.handle() })],
])('the API does not start with %s on a route with a contract', async (name, decorator) => {
  @Controller()
  class Routes {
    @Implements(contract)
    @Public()
    read() {
      return { name: 'a' };
    }
  }
  const descriptor = Object.getOwnPropertyDescriptor(Routes.prototype, 'read')!;
  decorator(Routes.prototype, 'read', descriptor);
  await expect(startApi({ controllers: [Routes] })).rejects.toThrow(
    `Routes.read: ${name} has no effect on a route with a contract.`,
  );
});
