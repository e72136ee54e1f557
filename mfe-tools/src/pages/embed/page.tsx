import { Container } from '@portico/ui';
import { Builder } from '../../builder/builder.tsx';
import { PageHeader } from '../page-header.tsx';

/** `/embed`: the embed builder, form on the left, preview and code on the right (spec 0 §2). */
export default function EmbedPage() {
  return (
    <Container>
      <PageHeader title="Embed Builder">
        Design an embed, preview it live, and copy its code to your server.
      </PageHeader>
      <Builder />
    </Container>
  );
}
