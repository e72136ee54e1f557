import type { ReactNode } from 'react';

export interface LegalSection {
  /** Fragment of the section: `termination`. */
  id: string;
  heading: string;
  body: ReactNode;
}

/** Content of a legal document. */
export interface LegalContent {
  /** Summary, one sentence per entry. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}
