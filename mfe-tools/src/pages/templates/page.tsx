import { Link } from 'shared/sdk';
import { Container, Grid } from 'shared/ui';
import { styled } from 'styled-components';
import { PageHeader } from '../page-header.tsx';
import { TemplateCard } from './template-card.tsx';
import { templates } from './templates.ts';

const InlineLink = styled(Link)`
  color: var(--color-link);
  text-underline-offset: 3px;
`;

const Cards = styled(Grid)`
  padding-bottom: var(--space-8);
`;

/** `/templates`: embed codes ready to copy (spec 0 §2). */
export default function TemplatesPage() {
  return (
    <Container>
      <PageHeader title="Embed Templates">
        A template is embed code that is ready to paste behind a command. Words in braces, such as{' '}
        {'{member.mention}'}, become the real names when the bot sends it. To write your own, open
        the <InlineLink to="/embed">Embed Builder</InlineLink>.
      </PageHeader>
      <Cards min="300px" gap={5}>
        {templates.map((template) => (
          <TemplateCard key={template.name} template={template} />
        ))}
      </Cards>
    </Container>
  );
}
