import {
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Contract } from '@portico/sdk/contracts/contract';
import { SentInput, type InputOf, type InputSchemas } from './input.pipe.ts';
import { CONTRACT, DESCRIPTION, HTTP_CODE, TAKES_INPUT } from '../access/metadata.ts';

export type { InputOf };

type Handler = ReturnType<ExecutionContext['getHandler']>;

const reflector = new Reflector();

/**
 * Makes a controller method the implementation of a contract: method and path, validation of
 * params, query and body (400 with every issue), an answer reduced to the response schema, and the
 * operation of the OpenAPI document. It answers 200 unless `@HttpCode()` says otherwise. The controller must have no
 * prefix. The method also needs an access decorator (`@Public()`, `@SignedIn()`, `@Team()`, `@Ingest()`, `@Deploy()`,
 * `@Smoke()`), otherwise the process does not start.
 */
export function Implements(contract: Contract): MethodDecorator {
  const { method, path } = contract.call;
  return (target, key, descriptor) => {
    const handler = descriptor.value as Handler;
    // NestJS would answer a POST with 201.
    const status = reflector.get<number | undefined>(HTTP_CODE, handler) ?? 200;
    RequestMapping({ method: RequestMethod[method], path })(target, key, descriptor);
    HttpCode(status)(target, key, descriptor);
    SetMetadata(CONTRACT, contract)(target, key, descriptor);
  };
}

/** The schemas of what a handler reads of its request. */
const schemasOf = (handler: Handler): InputSchemas | undefined =>
  reflector.get<Contract | undefined>(CONTRACT, handler) ??
  reflector.get<InputSchemas | undefined>(DESCRIPTION, handler);

const FromRequest = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const schemas = schemasOf(context.getHandler());
  if (!schemas) throw new Error('@Input() requires a route with @Implements() or @Describes()');
  return new SentInput(schemas, context.switchToHttp().getRequest<FastifyRequest>());
});

/**
 * The input of the contract, which `InputPipe` validates: `@Input() input: InputOf<typeof xContract>`. A method whose
 * contract has params, a query or a body must take it, otherwise the process does not start.
 */
export function Input(): ParameterDecorator {
  return (target, name, index) => {
    FromRequest()(target, name, index);
    const handler = (target as Record<string | symbol, Handler>)[name!]!;
    SetMetadata(TAKES_INPUT, true)(handler);
  };
}
