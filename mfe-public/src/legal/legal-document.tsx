import { Printer } from 'lucide-react';
import { useBrand } from '@portico/sdk';
import type { LegalText } from '@portico/contracts/legal/schema';
import { Button, Container, Heading, RichText, Text } from '@portico/ui';
import { Contents } from './contents.tsx';
import { Columns, Meta, Prose, Sections, Summary } from './legal-document.styles.ts';
import { Questions } from './questions.tsx';

/** A policy: date, summary, contents and numbered sections; prints as a plain document. */
export function LegalDocument({ text }: { text: LegalText }) {
  const { title, updated, month, summary, sections } = text;
  const { name } = useBrand();
  return (
    <Container>
      <Columns>
        <header>
          <Heading level={1}>{title}</Heading>
          <Meta>
            <Text tone="muted">
              {name} · Last updated <time dateTime={updated}>{month}</time>
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
          {sections.map(({ id, number, heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <Heading level={2} size="m" id={id}>
                {number}. {heading}
              </Heading>
              <Prose>
                <RichText nodes={body} />
              </Prose>
            </section>
          ))}
          <Questions />
        </Sections>
      </Columns>
    </Container>
  );
}
