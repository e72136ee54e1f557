import type { ReactNode } from 'react';

export interface LegalSection {
  /** Own part of the address: `#termination`. */
  id: string;
  heading: string;
  body: ReactNode;
}

/** What a document says. */
export interface LegalContent {
  /** What it comes to, for those who read no further. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}
