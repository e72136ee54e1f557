import type { ThemeChoice } from '@portico/sdk/rules/theme-choice';
import type { Visitor } from '../../registry/live/visitor.service.ts';
import type { Variant } from './variant.service.ts';

/** The inputs of a document. */
export interface PageRequest {
  /** From the request line, still encoded. */
  url: string;
  theme: ThemeChoice;
  visitor: Visitor;
  variant: Variant;
}
