import type { ReactNode } from 'react';
import { Card, Heading, Stack } from '@portico/ui';
import { styled } from 'styled-components';

const Rows = styled.dl`
  display: grid;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  font-size: var(--text-4);

  @media (min-width: 560px) {
    grid-template-columns: max-content minmax(0, 1fr);
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
`;

interface StartGuideProps {
  title: string;
  /** What can be entered or found, each with a line about it. */
  rows: readonly (readonly [name: string, text: ReactNode])[];
  /** Where else to begin. */
  children?: ReactNode;
}

/** Below a search that has found nothing yet: what it takes, and where else to begin. */
export function StartGuide({ title, rows, children }: StartGuideProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Rows>
          {rows.map(([name, text]) => (
            <Row key={name} name={name} text={text} />
          ))}
        </Rows>
        {children}
      </Stack>
    </Card>
  );
}

function Row({ name, text }: { name: string; text: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
