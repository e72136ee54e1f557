import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@portico/ui';
import { MemberGrid } from './member.styles.ts';

interface MemberGroupProps {
  title: string;
  /** None or one. */
  tagline: readonly string[];
  children: ReactNode;
}

/** The members of a rank below its heading (spec 0 §2). */
export function MemberGroup({ title, tagline, children }: MemberGroupProps) {
  return (
    <Stack as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={2}>{title}</Heading>
        {tagline.map((text) => (
          <Text key="" tone="muted">
            {text}
          </Text>
        ))}
      </Stack>
      <MemberGrid>{children}</MemberGrid>
    </Stack>
  );
}
