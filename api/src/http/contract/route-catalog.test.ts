import { All, Controller, Delete, Get, Post, SetMetadata, type Type } from '@nestjs/common';
import { MetadataScanner, Reflector, type DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { Public, SignedIn } from '../access/access.ts';
import { TAKES_INPUT } from '../access/metadata.ts';
import { Implements } from './contract.decorator.ts';
import { Describes } from './description.decorator.ts';
import { RequestsPerMinute } from './requests-per-minute.decorator.ts';
import { RouteCatalog } from './route-catalog.ts';

const call = (operation: string, path: string, more: object = {}) =>
  contract({
    call: { operation, method: 'GET', path } as never,
    summary: 'For a test.',
    response: z.strictObject({ moons: z.number() }),
    ...more,
  });
const params = z.object({ id: z.string() });
const moons = call('listMoons', '/api/moons');
const picture = call('moonPicture', '/api/moons/picture', { media: 'image/png' });
const own = call('ownMoons', '/api/moons/own');
const moon = call('getMoon', '/api/moons/:id', { params });

@Controller()
@RequestsPerMinute(5)
class Moons {
  @Implements(moons)
  @Public()
  list() {}

  @Implements(picture)
  @Public()
  @RequestsPerMinute(9)
  picture() {}

  @Implements(own)
  @SignedIn()
  own() {}

  @Implements(moon)
  @Public()
  @SetMetadata(TAKES_INPUT, true)
  get() {}

  helper() {}
}

@Controller(['/files/', '/old//files'])
class Files {
  @Get(['/', ':name'])
  @Public()
  read() {}

  @Post(':name')
  @SignedIn()
  write() {}
}

@Controller('api')
class NotFound {
  @All('*')
  @Public()
  none() {}
}

@Controller()
class Pages {
  @Get('*')
  @Public()
  page() {}

  @Delete('sessions')
  @SignedIn()
  end() {}
}

@Controller()
class Open {
  @Get('open')
  open() {}

  @Get('also')
  also() {}
}

@Controller()
class Unread {
  @Implements(moon)
  @Public()
  get() {}
}

@Controller('described')
class Described {
  @Get(':id')
  @Public()
  @Describes({ operation: 'x', summary: 'x', params, answer: { status: 302 } })
  get() {}
}

/** The catalog of an application with these controllers. */
const catalogOf = (...controllers: (Type | undefined)[]) =>
  new RouteCatalog(
    { getControllers: () => controllers.map((metatype) => ({ metatype })) } as DiscoveryService,
    new MetadataScanner(),
    new Reflector(),
  );
const catalog = catalogOf(Moons, Files, undefined, NotFound, Pages);

test('a route is each method with each of its paths, as its decorators say', () => {
  expect(
    catalog
      .routes()
      .map(({ method, path, handler, access, requestsPerMinute: limit }) =>
        [method, path, handler, access?.kind, limit].join(' '),
      ),
  ).toEqual([
    'GET /api/moons Moons.list public 5',
    'GET /api/moons/picture Moons.picture public 9',
    'GET /api/moons/own Moons.own signed-in 5',
    'GET /api/moons/:id Moons.get public 5',
    'GET /files Files.read public ',
    'GET /files/:name Files.read public ',
    'GET /old/files Files.read public ',
    'GET /old/files/:name Files.read public ',
    'POST /files/:name Files.write signed-in ',
    'POST /old/files/:name Files.write signed-in ',
    'ALL /api/* NotFound.none public ',
    'GET /* Pages.page public ',
    'DELETE /sessions Pages.end signed-in ',
  ]);
  expect(catalog.routes()).toBe(catalog.routes());
  expect(catalog.routes()[0]).toMatchObject({ controller: Moons, contract: moons });
});

test('a route is found by what the router calls it', () => {
  const handlerOf = (methods: string[], path: string) => catalog.find(methods, path)?.handler;
  expect(handlerOf(['GET'], '/api/moons/:id')).toBe('Moons.get');
  expect(handlerOf(['HEAD'], '/api/moons')).toBe('Moons.list');
  expect(handlerOf(['POST'], '/files/:name')).toBe('Files.write');
  expect(handlerOf(['GET', 'POST'], '/api/*')).toBe('NotFound.none');
  expect(handlerOf(['POST'], '/api/moons')).toBeUndefined();
  expect(handlerOf([], '/api/moons')).toBeUndefined();
});

test('the methods of an address are those of all of its routes', () => {
  expect(catalog.methodsAt('/files/a')).toEqual(['GET', 'HEAD', 'POST']);
  expect(catalog.methodsAt('/sessions')).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(catalog.methodsAt('/api/moons/1')).toEqual(['GET', 'HEAD']);
  // Below /api is no page.
  expect(catalog.methodsAt('/api/none')).toEqual([]);
});

test('only a public GET with a contract that answers with JSON may be in a document', () => {
  const paths = ['/api/moons', '/api/moons?page=:page', '/api/moons/:id'];
  for (const path of paths) expect([path, catalog.isPublicGet(path)]).toEqual([path, true]);
  for (const path of ['/api/moons/picture', '/api/moons/own', '/files/:name', '/api/x/y/z', ''])
    expect([path, catalog.isPublicGet(path)]).toEqual([path, false]);
});

test('operations are those of contracts, in order, with their shapes', () => {
  expect(catalog.operations()).toEqual(['getMoon', 'listMoons', 'moonPicture', 'ownMoons']);
  const shape = catalog.shapeOf('listMoons');
  expect(JSON.stringify(shape)).toContain('moons');
  expect(catalog.shapeOf('listMoons')).toBe(shape);
  expect(catalog.shapeOf('getMoon')).not.toEqual(shape);
  expect(catalog.shapeOf('nothing')).toBeUndefined();
});

test('an application does not start without access or validation stated for each route', () => {
  expect(() => catalog.onApplicationBootstrap()).not.toThrow();
  expect(() => catalogOf(Moons, Open).onApplicationBootstrap()).toThrow(
    'Routes without an access decorator: Open.open (GET /open), Open.also (GET /also)',
  );
  for (const [controller, name] of [
    [Unread, 'Unread.get (GET /api/moons/:id)'],
    [Described, 'Described.get (GET /described/:id)'],
  ] as const)
    expect(() => catalogOf(controller).onApplicationBootstrap()).toThrow(
      `Routes whose input nothing validates (take it with @Input()): ${name}`,
    );
});
