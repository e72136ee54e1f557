import { z } from 'zod';
import type { Contract } from '@portico/sdk/contracts/contract';
import type { CatalogRoute } from '../../http/contract/route-catalog.ts';

/** What the document says about a route. */
export interface Operation extends Omit<Contract, 'call' | 'isAnswerRead' | 'response'> {
  id: string;
  /** Status of the answer. */
  status: number;
  /** Absent: the answer is a redirect. */
  response?: z.ZodType;
  /** Name of each header, by field. */
  headerNames?: Contract['call']['headers'];
}

/** A route that is an operation of the document. */
export type DocumentedRoute = CatalogRoute & { operation: Operation };

/** The routes that have a contract or a description. */
export const documentedRoutes = (routes: readonly CatalogRoute[]): DocumentedRoute[] =>
  routes.flatMap((route) => {
    const operation = operationAt(route);
    return operation ? [{ ...route, operation }] : [];
  });

function operationAt({ contract, described }: CatalogRoute): Operation | undefined {
  if (contract) {
    const { call, ...rest } = contract;
    return { ...rest, id: call.operation, status: 200, headerNames: call.headers };
  }
  if (!described) return undefined;
  const { operation: id, answer, ...rest } = described;
  const isText = answer.status === 200;
  return { ...rest, id, ...answer, ...(isText && { response: z.string() }) };
}
