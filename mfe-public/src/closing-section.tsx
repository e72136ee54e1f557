import { Check } from 'lucide-react';
import type { SectionOf } from '@portico/contracts/pack/landing';
import { Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ContentButtons } from './content-buttons.tsx';

const ClosingBand = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--hero-gap) var(--space-4);
  border-top: 1px solid var(--color-border);
  background: radial-gradient(
    60% 120% at 50% 120%,
    color-mix(in oklab, var(--color-accent) 30%, transparent),
    transparent 70%
  );
  text-align: center;
`;

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding: 0;
  color: var(--color-text-muted);
  list-style: none;

  &:empty {
    display: none;
  }

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  & svg {
    color: var(--color-success);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

/** The end of a page: claims, if any, and the calls to action. */
export function ClosingSection({ title, text, promises, buttons }: SectionOf<'closing'>) {
  return (
    <ClosingBand>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <Text tone="muted" size="l">
        {text}
      </Text>
      <Promises>
        {promises.map((promise) => (
          <li key={promise}>
            <Check size={18} aria-hidden="true" />
            {promise}
          </li>
        ))}
      </Promises>
      <Actions>
        <ContentButtons buttons={buttons} size="l" />
      </Actions>
    </ClosingBand>
  );
}
