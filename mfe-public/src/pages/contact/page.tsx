import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';
import { ContactForm } from '../../contact/contact-form.tsx';
import { ContactOptions } from '../../contact/contact-options.tsx';
import { PageHeader } from '../../page-header.tsx';
import { PageContainer } from '../../page-container.ts';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;

/** `/contact`: contact options, and a form that opens the visitor's email client (spec 0 §7). */
export default function ContactPage() {
  const { answerTime, supportLanguages } = useBrand();
  return (
    <PageContainer>
      <PageHeader title="Contact">
        We reply within {answerTime}, in {supportLanguages}.
      </PageHeader>
      <Columns>
        <ContactForm />
        <ContactOptions />
      </Columns>
    </PageContainer>
  );
}
