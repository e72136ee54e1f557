import { useBrand } from 'shared/sdk';
import { Heading, Text } from 'shared/ui';
import { styled } from 'styled-components';
import type { Embed } from '../../embed-code/embed.ts';
import { isBlank } from '../../embed-code/embed.ts';

const Message = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

const Avatar = styled.img`
  width: 40px;
  height: 40px;
  border-radius: var(--radius-full);
  background: var(--color-accent-soft);
`;

const Author = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0 0 var(--space-2);
  font-weight: 600;
`;

const AppMark = styled.span`
  padding: 1px 5px;
  border-radius: 4px;
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-size: 0.6875rem;
  letter-spacing: 0.02em;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 520px;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid;
  border-radius: 4px;
  background: var(--color-bg-sunken);
`;

const Description = styled(Text)`
  white-space: pre-wrap;
`;

/** Shows an embed as a message of the bot. Variables stay as they are typed. */
export function Preview({ embed }: { embed: Embed }) {
  const brand = useBrand();
  return (
    <Message role="group" aria-label="Preview">
      <Avatar src={brand.icon} alt="" width={40} height={40} />
      <div>
        <Author>
          {brand.name} <AppMark>APP</AppMark>
        </Author>
        <Body style={{ borderInlineStartColor: embed.color }}>
          {embed.title.trim() && (
            <Heading level={3} size="s">
              {embed.title.trim()}
            </Heading>
          )}
          {embed.description.trim() && (
            <Description size="s">{embed.description.trim()}</Description>
          )}
          {isBlank(embed) && (
            <Text size="s" tone="faint">
              Your embed shows here as you type.
            </Text>
          )}
        </Body>
      </div>
    </Message>
  );
}
