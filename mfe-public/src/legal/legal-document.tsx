import { Heading, Stack } from 'shared/ui';
import { PageHeader } from '../page-header.tsx';
import { PageRoom } from '../page-room.ts';
import { Prose } from './prose.ts';

export interface LegalSection {
  heading: string;
  paragraphs: string[];
}

interface LegalDocumentProps {
  title: string;
  /** `June 2024`; none where the specification names none. */
  updated?: string;
  sections: LegalSection[];
}

/** A policy: its date and its sections. */
export function LegalDocument({ title, updated, sections }: LegalDocumentProps) {
  return (
    <PageRoom>
      <PageHeader title={title}>{updated && `Last updated ${updated}`}</PageHeader>
      {sections.map(({ heading, paragraphs }) => (
        <Stack as="section" gap={3} key={heading}>
          <Heading level={2} size="m">
            {heading}
          </Heading>
          <Prose>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Stack>
      ))}
    </PageRoom>
  );
}
