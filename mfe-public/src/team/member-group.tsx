import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { MAX_CARD_WIDTH, MemberGrid } from './member.styles.ts';

/** The words stand beside a member who is alone: below them, the card would leave the row empty. */
const Group = styled(Stack)`
  @media (min-width: 760px) {
    &:has(> ul > :only-child) {
      display: grid;
      grid-template-columns: minmax(0, ${MAX_CARD_WIDTH}) minmax(0, 1fr);
      gap: var(--space-6);
      align-items: center;

      & > ul {
        grid-template-columns: minmax(0, 1fr);
        grid-area: 1 / 1;
      }
    }
  }
`;

interface MemberGroupProps {
  title: string;
  /** None or one. */
  tagline: readonly string[];
  children: ReactNode;
}

/** The members of a rank below its heading (spec 0 §2). */
export function MemberGroup({ title, tagline, children }: MemberGroupProps) {
  return (
    <Group forwardedAs="section" gap={4}>
      <Stack gap={1}>
        <Heading level={2}>{title}</Heading>
        {tagline.map((text) => (
          <Text key="" tone="muted">
            {text}
          </Text>
        ))}
      </Stack>
      <MemberGrid>{children}</MemberGrid>
    </Group>
  );
}
