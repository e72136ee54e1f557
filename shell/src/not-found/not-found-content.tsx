import type { ReactNode } from 'react';
import { useBrand } from '@portico/sdk';
import { Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ShellContainer } from '../layout/shell-container.ts';

const Section = styled(ShellContainer)`
  display: grid;
  place-items: center;
  min-height: min(72vh, 720px);
  padding-block: var(--space-8);
  text-align: center;
`;

/** The digits, with the icon of the brand as the zero. */
const Code = styled.p`
  display: flex;
  align-items: center;
  gap: 0.08em;
  margin: 0;
  color: var(--color-accent);
  font-size: calc(1.75 * var(--heading-display));
  font-weight: 700;
  letter-spacing: -0.05em;
  line-height: 1;
  user-select: none;

  & > img {
    width: 0.72em;
    height: 0.72em;
    border-radius: 24%;
    box-shadow: 0 0.08em 0.4em color-mix(in oklab, var(--color-accent) 45%, transparent);
    transform: rotate(-10deg);
  }
`;

/** The 404 page (spec 0 §2). @param actions buttons: plain ones in the frame, React's in the browser */
export function NotFoundContent({ actions }: { actions: ReactNode }) {
  const { icon } = useBrand();
  return (
    <Section>
      <Stack align="center" gap={4}>
        <Code aria-hidden="true">
          4
          <img src={icon} width={96} height={96} alt="" />4
        </Code>
        <Heading level={1}>Page Not Found</Heading>
        <Text tone="muted" size="l">
          The page you&apos;re looking for doesn&apos;t exist or has been moved.
        </Text>
        <Stack direction="row" gap={3} justify="center" wrap>
          {actions}
        </Stack>
      </Stack>
    </Section>
  );
}
