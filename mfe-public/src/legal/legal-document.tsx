import { Printer } from 'lucide-react';
import { useBrand } from '@portico/sdk';
import { Button, Container, Heading, Text } from '@portico/ui';
import { Contents } from './contents.tsx';
import type { LegalContent } from './legal-content.ts';
import { Columns, Meta, Prose, Sections, Summary } from './legal-document.styles.ts';
import { Questions } from './questions.tsx';

interface LegalDocumentProps extends LegalContent {
  title: string;
  /** Month of the last change: `2024-06`. */
  updated: `${number}-${number}`;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `2024-06` -> `June 2024` */
function monthText(updated: string): string {
  const [year, month] = updated.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** A policy: date, summary, contents and numbered sections; prints as a plain document. */
export function LegalDocument({ title, updated, summary, sections }: LegalDocumentProps) {
  const { name } = useBrand();
  return (
    <Container>
      <Columns>
        <header>
          <Heading level={1}>{title}</Heading>
          <Meta>
            <Text tone="muted">
              {name} · Last updated <time dateTime={updated}>{monthText(updated)}</time>
            </Text>
            <Button variant="secondary" size="s" onClick={() => window.print()}>
              <Printer size={16} aria-hidden="true" />
              Print
            </Button>
          </Meta>
        </header>
        <Contents sections={sections} />
        <Sections>
          <Summary aria-label="In short">
            <Heading level={2} size="s">
              In short
            </Heading>
            <ul>
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Summary>
          {sections.map(({ id, heading, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <Heading level={2} size="m" id={id}>
                {index + 1}. {heading}
              </Heading>
              <Prose>{body}</Prose>
            </section>
          ))}
          <Questions />
        </Sections>
      </Columns>
    </Container>
  );
}
