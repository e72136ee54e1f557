import {
  BadRequestException,
  Body,
  Catch,
  Controller,
  Get,
  Header,
  HttpCode,
  Injectable,
  Post,
  Redirect,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
  type ArgumentsHost,
  type CallHandler,
  type CanActivate,
  type ExceptionFilter,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map } from 'rxjs';
import { z } from 'zod';
import { call } from '@portico/sdk/contracts/call';
import type { Contract } from '@portico/sdk/contracts/contract';
import { Public, SignedIn } from '../../src/http/access/access.ts';
import { Implements, Input, type InputOf } from '../../src/http/contract/contract.decorator.ts';
import { RequestsPerMinute } from '../../src/http/contract/requests-per-minute.decorator.ts';
import { startApi, type TestApi } from '../support/api.ts';

const contractOf = (operation: string, path: string, method: 'GET' | 'POST' = 'GET') =>
  ({
    call: call({ operation, method, path: `/api/test/${path}` }),
    summary: 'A call of this test',
    params: z.object({ name: z.string().max(5) }),
    response: z.object({ name: z.string() }),
  }) satisfies Contract;

const read = contractOf('read', 'read/:name');
const make = contractOf('make', 'make/:name', 'POST');
const moved = {
  ...contractOf('moved', 'moved/:name'),
  response: z.object({ url: z.string() }),
} satisfies Contract;

/** What ran for the last request, in order. */
let ran: string[];

@Injectable()
class OnWeekdays implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    ran.push('guard');
    return context.switchToHttp().getRequest<FastifyRequest>().headers['x-day'] !== 'sunday';
  }
}

@Injectable()
class Greeting implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler<{ name: string }>) {
    ran.push('interceptor');
    return next.handle().pipe(map((answer) => ({ ...answer, name: `Hello ${answer.name}` })));
  }
}

/** Sees the input after it was validated by the contract. */
@Injectable()
class InCapitals implements PipeTransform {
  transform(input: InputOf<typeof read>) {
    ran.push('pipe');
    if (input.params.name === 'bad') throw new BadRequestException('This name is taken.');
    return { ...input, params: { name: input.params.name.toUpperCase() } };
  }
}

class Teapot extends Error {}

@Catch(Teapot)
class TeapotFilter implements ExceptionFilter {
  catch(_error: Teapot, host: ArgumentsHost) {
    void host.switchToHttp().getResponse<FastifyReply>().code(418).send({ teapot: true });
  }
}

@Controller()
class Routes {
  private readonly more = 'not of the contract';

  @Implements(read)
  @Public()
  @UseGuards(OnWeekdays)
  @UseInterceptors(Greeting)
  @UsePipes(InCapitals)
  @UseFilters(TeapotFilter)
  @Header('cache-control', 'public, max-age=60')
  @Header('x-own', 'yes')
  read(@Input() { params }: InputOf<typeof read>) {
    ran.push('handler');
    if (params.name === 'TEA') throw new Teapot();
    return { name: params.name, more: this.more };
  }

  @Implements(make)
  @HttpCode(202)
  @Public()
  make(@Input() { params }: InputOf<typeof make>) {
    if (params.name === 'fail') throw new Error('broken');
    const answer = { name: params.name, more: this.more };
    if (params.name === 'later') return Promise.resolve(answer);
    // Statements of repositories are no instances of a promise.
    if (params.name === 'query')
      return { then: (resolve: (value: unknown) => void) => resolve(answer) };
    return answer;
  }

  @Implements(moved)
  @Public()
  @Redirect('/nowhere', 307)
  moved(@Input() { params }: InputOf<typeof moved>) {
    return { url: `/new/${params.name}`, more: this.more };
  }

  @Get('/api/test/away')
  @Public()
  @Redirect('/elsewhere', 301)
  away() {}

  @Post('/api/test/plain')
  @SignedIn({ mayBeUnnamed: true })
  @UsePipes({ transform: (value: unknown) => ({ ...(value as object), piped: true }) })
  @HttpCode(201)
  plain(@Body() body: unknown) {
    return body;
  }
}

describe("NestJS's decorators", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ controllers: [Routes] });
  });
  beforeEach(() => {
    ran = [];
  });

  test('a guard, an interceptor, a pipe and headers apply to a route with a contract, in the order of NestJS', async () => {
    const answer = await api.call('/api/test/read/ada');
    expect(ran).toEqual(['guard', 'interceptor', 'pipe', 'handler']);
    expect(await answer.json()).toEqual({ name: 'Hello ADA' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': 'application/json; charset=utf-8',
      'x-own': 'yes',
    });
  });

  test('a guard of a route refuses with a problem, before its input is read', async () => {
    const answer = await api.call('/api/test/read/too-long', { headers: { 'x-day': 'sunday' } });
    expect(ran).toEqual(['guard']);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ status: 403, detail: 'Forbidden resource' }),
    ]);
  });

  test('the contract validates before a pipe of a route, whose error is a problem', async () => {
    const long = await api.call('/api/test/read/too-long');
    expect([long.status, ran]).toEqual([400, ['guard', 'interceptor']]);
    const taken = await api.call('/api/test/read/bad');
    expect([taken.status, await taken.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'This name is taken.' }),
    ]);
  });

  test('a filter of a route answers its errors', async () => {
    const answer = await api.call('/api/test/read/tea');
    expect([answer.status, await answer.json()]).toEqual([418, { teapot: true }]);
  });

  test('the status of a route with a contract is 200, or what @HttpCode() says', async () => {
    for (const name of ['now', 'later', 'query']) {
      const answer = await api.call(`/api/test/make/${name}`, { method: 'POST' });
      expect([answer.status, await answer.json()]).toEqual([202, { name }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await api.call('/api/test/make/fail', { method: 'POST' })).status).toBe(500);
    expect((await api.call('/api/test/make/', { method: 'POST' })).status).toBe(404);
  });

  test('a redirect leads to the address of the answer, or to its own', async () => {
    const to = async (path: string) => {
      const { status, headers } = await api.call(path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await to('/api/test/moved/ada')).toEqual([307, '/new/ada']);
    expect(await to('/api/test/away')).toEqual([301, '/elsewhere']);
  });

  test('they apply to a route without a contract, too', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await api.call('/api/test/plain', init)).status).toBe(401);
    const cookie = await api.signIn({ id: '111111111111111111' });
    const headers = { ...init.headers, cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await api.call('/api/test/plain', { ...init, headers });
    expect([answer.status, await answer.json()]).toEqual([201, { piped: true }]);
  });
});

test('a route whose input nothing validates prevents the start', async () => {
  @Controller()
  class Careless {
    @Implements(read)
    @Public()
    read() {
      return { name: 'a' };
    }
  }
  await expect(startApi({ controllers: [Careless] })).rejects.toThrow(
    'Routes whose input nothing validates (take it with @Input()): Careless.read (GET /api/test/read/:name)',
  );
});

test("a route has the limit that it declares, otherwise its controller's, otherwise the site's", async () => {
  @Controller()
  @RequestsPerMinute(3)
  class Limited {
    @Get('/api/test/own')
    @RequestsPerMinute(1)
    @Public()
    own() {}

    @Get('/api/test/of-controller')
    @Public()
    ofController() {}

    @Get('/api/test/any')
    @RequestsPerMinute(Infinity)
    @Public()
    any() {}
  }
  const api = await startApi({ controllers: [Limited], env: { RATE_LIMIT: '2' } });
  const allowed = async (path: string) => {
    const answers = [];
    for (let sent = 0; sent < 5; sent += 1) answers.push((await api.call(path)).status);
    return answers.filter((status) => status === 200).length;
  };
  expect(await allowed('/api/test/own')).toBe(1);
  expect(await allowed('/api/test/of-controller')).toBe(3);
  expect(await allowed('/api/test/any')).toBe(5);
  expect(await allowed('/api/plans')).toBe(2);
});
