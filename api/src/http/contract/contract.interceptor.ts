import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { Contract } from '@portico/sdk/contracts/contract';
import { AnswerWithHeaders } from '../answer/answer-with-headers.ts';
import { CONTRACT } from '../access/metadata.ts';
import { PreparedBody } from '../answer/prepared-body.ts';
import { StreamedBody } from '../answer/streamed-body.ts';

/** Reduces the answer of a route to its contract. Routes without a contract answer as they like. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const contract = this.reflector.get<Contract | undefined>(CONTRACT, context.getHandler());
    if (!contract) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const isWritten = answer instanceof PreparedBody || answer instanceof StreamedBody;
        return isWritten ? answer.writeTo(request, reply) : reduce(answer, contract, reply);
      }),
    );
  }
}

function reduce(answer: unknown, contract: Contract, reply: FastifyReply): unknown {
  const hasHeaders = answer instanceof AnswerWithHeaders;
  if (hasHeaders) void reply.headers(answer.headers());
  // An answer may depend on the caller, so caches do not keep it unless the handler allows it.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  return contract.response.parse(hasHeaders ? answer.body : answer);
}
