import { Container, Heading, PathIcon } from '@portico/ui';
import { styled } from 'styled-components';
import type { Feature } from '@portico/contracts/features/schema';

const BenefitsSection = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--section-gap);

  &:not(:has(li)) {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  align-content: start;
  padding: var(--card-padding);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  & > span {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-m);
    background: var(--color-accent-soft);
    color: var(--color-link);
  }

  & > p {
    margin: 0;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
`;

/** The benefits of a feature. */
export function Benefits({ benefits }: { benefits: Feature['benefits'] }) {
  return (
    <BenefitsSection as="section" aria-label="What you get">
      <List>
        {benefits.map(({ icon, title, text }) => (
          <Item key={title}>
            <span aria-hidden="true">
              <PathIcon path={icon} size={22} />
            </span>
            <Heading level={2} size="s">
              {title}
            </Heading>
            <p>{text}</p>
          </Item>
        ))}
      </List>
    </BenefitsSection>
  );
}
