import { memo } from 'react';
import { RULES } from '@portico/contracts/rules/message-limits';
import { CheckField } from './check-field.tsx';
import { ColorField } from './color-field.tsx';
import type { Draft } from '../drafts/draft.ts';
import type { SectionProps } from './section-props.ts';
import { Section } from './section.tsx';
import { TextField } from './text-field.tsx';

type BodyProps = SectionProps & Pick<Draft, 'title' | 'description' | 'url' | 'color'>;

export const BodySection = memo(function BodySection(props: BodyProps) {
  const { title, description, url, color, issues, ...section } = props;
  return (
    <Section title="Body" {...section}>
      <TextField
        path="title"
        label="Title"
        value={title}
        limit={RULES.title.most}
        placeholder="Welcome!"
        tools="line"
        issue={issues.get('title')}
      />
      <TextField
        path="description"
        label="Description"
        rows={5}
        value={description}
        limit={RULES.description.most}
        placeholder="Glad to have you here."
        tools="text"
        issue={issues.get('description')}
      />
      <TextField
        path="url"
        label="Title URL"
        value={url}
        placeholder="https://"
        tools="address"
        issue={issues.get('url')}
      />
      <ColorField value={color} />
    </Section>
  );
});

type MessageProps = SectionProps & Pick<Draft, 'content'>;

export const MessageSection = memo(function MessageSection(props: MessageProps) {
  const { content, issues, ...section } = props;
  return (
    <Section title="Message" note="above the embed" {...section}>
      <TextField
        path="content"
        label="Content"
        rows={2}
        value={content}
        limit={RULES.content.most}
        placeholder="Say hello!"
        tools="text"
        issue={issues.get('content')}
      />
    </Section>
  );
});

type AuthorProps = SectionProps & Pick<Draft, 'author'>;

export const AuthorSection = memo(function AuthorSection(props: AuthorProps) {
  const { author, issues, ...section } = props;
  return (
    <Section title="Author" {...section}>
      <TextField
        path="author.name"
        label="Author name"
        value={author.name}
        limit={RULES.authorName.most}
        tools="line"
        issue={issues.get('author.name')}
      />
      <TextField
        path="author.icon"
        label="Author icon URL"
        value={author.icon}
        placeholder="https://"
        tools="address"
        issue={issues.get('author.icon')}
      />
      <TextField
        path="author.url"
        label="Author URL"
        value={author.url}
        placeholder="https://"
        tools="address"
        issue={issues.get('author.url')}
      />
    </Section>
  );
});

type ImagesProps = SectionProps & Pick<Draft, 'thumbnail' | 'image'>;

export const ImagesSection = memo(function ImagesSection(props: ImagesProps) {
  const { thumbnail, image, issues, ...section } = props;
  return (
    <Section title="Images" {...section}>
      <TextField
        path="thumbnail"
        label="Thumbnail URL"
        value={thumbnail}
        placeholder="https:// or a variable"
        tools="address"
        issue={issues.get('thumbnail')}
      />
      <TextField
        path="image"
        label="Image URL"
        value={image}
        placeholder="https://"
        tools="address"
        issue={issues.get('image')}
      />
    </Section>
  );
});

type FooterProps = SectionProps & Pick<Draft, 'footer' | 'timestamp'>;

export const FooterSection = memo(function FooterSection(props: FooterProps) {
  const { footer, timestamp, issues, ...section } = props;
  return (
    <Section title="Footer" {...section}>
      <TextField
        path="footer.text"
        label="Footer text"
        value={footer.text}
        limit={RULES.footerText.most}
        tools="line"
        issue={issues.get('footer.text')}
      />
      <TextField
        path="footer.icon"
        label="Footer icon URL"
        value={footer.icon}
        placeholder="https://"
        tools="address"
        issue={issues.get('footer.icon')}
      />
      <CheckField path="timestamp" label="Show the timestamp" value={timestamp} />
    </Section>
  );
});
