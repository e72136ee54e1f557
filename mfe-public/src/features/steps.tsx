import { Card, Heading, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import type { Feature } from '@portico/contracts/features/schema';

const Box = styled(Card)`
  &:not(:has(li)) {
    display: none;
  }
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 2px var(--space-3);
    counter-increment: step;
  }

  & > li::before {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--radius-full);
    background: var(--color-accent-soft);
    color: var(--color-link);
    content: counter(step);
    font-size: var(--text-4);
    font-weight: 700;
  }

  & strong {
    font-weight: 600;
  }

  & p {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-4);
    line-height: 1.5;
  }
`;

/** Setup steps of a feature. */
export function Steps({ steps }: { steps: Feature['steps'] }) {
  return (
    <Box as="section">
      <Stack gap={4}>
        <Heading level={2} size="m">
          Set up in a minute
        </Heading>
        <List>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Stack>
    </Box>
  );
}
