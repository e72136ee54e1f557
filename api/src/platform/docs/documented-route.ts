import type { Contract } from '@portico/sdk/contracts/contract';
import type { CatalogRoute } from '../../http/route-catalog.ts';

/** A route that is an operation of the document. */
export type DocumentedRoute = CatalogRoute & { contract: Contract };
