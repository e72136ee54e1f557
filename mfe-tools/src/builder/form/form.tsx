import { lazy, memo, Suspense } from 'react';
import { styled } from 'styled-components';
import { RULES } from '@portico/contracts/rules/message-limits';
import type { Draft } from '../drafts/draft.ts';
import {
  AuthorSection,
  BodySection,
  FooterSection,
  ImagesSection,
  MessageSection,
} from './form-sections.tsx';
import { chunks } from './lazy-chunks.ts';
import { Section } from './section.tsx';
import type { Issues, SectionProps } from './section-props.ts';
import type { SectionName } from './sections.ts';

const FieldsSection = lazy(() =>
  chunks.lists().then((module) => ({ default: module.FieldsSection })),
);
const ButtonsSection = lazy(() =>
  chunks.lists().then((module) => ({ default: module.ButtonsSection })),
);

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
`;

interface EmbedFormProps {
  draft: Draft;
  issues: Issues;
  open: ReadonlySet<SectionName>;
  onToggle: (section: SectionName, isOpen: boolean) => void;
}

/**
 * All values of an embed (spec 0 §3), in the order in which Discord shows them. Each section receives
 * only its own values, so that typing in one does not render the others.
 */
export const EmbedForm = memo(function EmbedForm(props: EmbedFormProps) {
  const { draft, issues, open, onToggle } = props;
  const { author, footer, fields, buttons } = draft;
  const section = (name: SectionName) => ({ name, isOpen: open.has(name), onToggle, issues });
  return (
    <Form onSubmit={(event) => event.preventDefault()} aria-label="Embed">
      <MessageSection {...section('message')} content={draft.content} />
      <BodySection
        {...section('body')}
        title={draft.title}
        description={draft.description}
        url={draft.url}
        color={draft.color}
      />
      <AuthorSection {...section('author')} author={author} />
      <ImagesSection {...section('images')} thumbnail={draft.thumbnail} image={draft.image} />
      <Fields {...section('fields')} fields={fields} />
      <FooterSection {...section('footer')} footer={footer} timestamp={draft.timestamp} />
      <Buttons {...section('buttons')} buttons={buttons} />
    </Form>
  );
});

type FieldsProps = SectionProps & Pick<Draft, 'fields'>;

const Fields = memo(function Fields({ fields, issues, ...section }: FieldsProps) {
  return (
    <Section title="Fields" note={`${fields.length} / ${RULES.fields.most}`} {...section}>
      <Suspense>
        <FieldsSection fields={fields} issues={issues} />
      </Suspense>
    </Section>
  );
});

type ButtonsProps = SectionProps & Pick<Draft, 'buttons'>;

const Buttons = memo(function Buttons({ buttons, issues, ...section }: ButtonsProps) {
  return (
    <Section title="Buttons" note={`${buttons.length} / ${RULES.buttons.most}`} {...section}>
      <Suspense>
        <ButtonsSection buttons={buttons} issues={issues} />
      </Suspense>
    </Section>
  );
});
