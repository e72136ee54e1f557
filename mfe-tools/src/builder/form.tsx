import { memo } from 'react';
import { styled } from 'styled-components';
import { MAX_BUTTONS, MAX_FIELDS, TEXT_LIMITS } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { CheckField } from './check-field.tsx';
import { ColorField } from './color-field.tsx';
import type { Draft } from './draft.ts';
import { FieldsSection } from './fields-section.tsx';
import { Section } from './section.tsx';
import type { SectionName } from './sections.ts';
import { TextField } from './text-field.tsx';

/** Why Discord would refuse the value at a path. */
export type Issues = ReadonlyMap<Path, string>;

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

/** Everything that an embed has (spec 0 §3), in the order in which Discord shows it. */
export const EmbedForm = memo(function EmbedForm(props: EmbedFormProps) {
  const { draft, issues, open, onToggle } = props;
  const { author, footer, fields, buttons } = draft;
  const section = (name: SectionName) => ({
    isOpen: open.has(name),
    onToggle: (isOpen: boolean) => onToggle(name, isOpen),
  });
  const issue = (path: Path) => issues.get(path);
  return (
    <Form onSubmit={(event) => event.preventDefault()} aria-label="Embed">
      <Section title="Body" {...section('body')}>
        <TextField
          path="title"
          label="Title"
          value={draft.title}
          limit={TEXT_LIMITS.title}
          placeholder="Welcome to {guild.name}"
          tools="line"
          issue={issue('title')}
        />
        <TextField
          path="description"
          label="Description"
          rows={5}
          value={draft.description}
          limit={TEXT_LIMITS.description}
          placeholder="Glad to have you here, {user.mention}."
          tools="text"
          issue={issue('description')}
        />
        <TextField
          path="url"
          label="Title URL"
          value={draft.url}
          placeholder="https://"
          tools="address"
          issue={issue('url')}
        />
        <ColorField value={draft.color} />
      </Section>
      <Section title="Message" note="above the embed" {...section('message')}>
        <TextField
          path="content"
          label="Content"
          rows={2}
          value={draft.content}
          limit={TEXT_LIMITS.content}
          placeholder="Say hello to {user.mention}!"
          tools="text"
          issue={issue('content')}
        />
      </Section>
      <Section title="Author" {...section('author')}>
        <TextField
          path="author.name"
          label="Author name"
          value={author.name}
          limit={TEXT_LIMITS.authorName}
          tools="line"
          issue={issue('author.name')}
        />
        <TextField
          path="author.icon"
          label="Author icon URL"
          value={author.icon}
          placeholder="https://"
          tools="address"
          issue={issue('author.icon')}
        />
        <TextField
          path="author.url"
          label="Author URL"
          value={author.url}
          placeholder="https://"
          tools="address"
          issue={issue('author.url')}
        />
      </Section>
      <Section title="Images" {...section('images')}>
        <TextField
          path="thumbnail"
          label="Thumbnail URL"
          value={draft.thumbnail}
          placeholder="https:// or {user.avatar}"
          tools="address"
          issue={issue('thumbnail')}
        />
        <TextField
          path="image"
          label="Image URL"
          value={draft.image}
          placeholder="https://"
          tools="address"
          issue={issue('image')}
        />
      </Section>
      <Section title="Fields" note={`${fields.length} / ${MAX_FIELDS}`} {...section('fields')}>
        <FieldsSection fields={fields} issues={issues} />
      </Section>
      <Section title="Footer" {...section('footer')}>
        <TextField
          path="footer.text"
          label="Footer text"
          value={footer.text}
          limit={TEXT_LIMITS.footerText}
          tools="line"
          issue={issue('footer.text')}
        />
        <TextField
          path="footer.icon"
          label="Footer icon URL"
          value={footer.icon}
          placeholder="https://"
          tools="address"
          issue={issue('footer.icon')}
        />
        <CheckField path="timestamp" label="Show the time of sending" value={draft.timestamp} />
      </Section>
      <Section title="Buttons" note={`${buttons.length} / ${MAX_BUTTONS}`} {...section('buttons')}>
        <ButtonsSection buttons={buttons} issues={issues} />
      </Section>
    </Form>
  );
});
