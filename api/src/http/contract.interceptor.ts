import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import type { Contract } from '@portico/sdk/contracts/contract';
import { AnswerWithHeaders } from './answer-with-headers.ts';
import { CONTRACT } from './metadata.ts';
import { PreparedBody } from './prepared-body.ts';
import { StreamedBody } from './streamed-body.ts';
import { validateRequest } from './validated-input.ts';

/** Validates the request, and reduces the answer to the contract. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const contract = this.reflector.get<Contract>(CONTRACT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return from(validateRequest(contract, request)).pipe(
      mergeMap(() => next.handle()),
      mergeMap(async (answer: unknown): Promise<unknown> => {
        if (answer instanceof PreparedBody || answer instanceof StreamedBody) {
          return answer.writeTo(request, reply);
        }
        const hasHeaders = answer instanceof AnswerWithHeaders;
        if (hasHeaders) void reply.headers(await answer.headers());
        // An answer may depend on the caller, so caches do not keep it unless the handler allows
        // it.
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
        void reply.header('content-type', 'application/json; charset=utf-8');
        return JSON.stringify(
          await contract.response.parseAsync(hasHeaders ? answer.body : answer),
        );
      }),
    );
  }
}
