import { memo } from 'react';
import { once } from '@portico/sdk/rules/once';
import type { Embed } from '../embed-code/embed.ts';
import { EmbedFields } from './embed-fields.tsx';
import { MarkedText, PlainText, SafeLink } from './marked-text.tsx';
import { Markdown } from './markdown.tsx';
import { RemoteImage } from './remote-image.tsx';

interface EmbedViewProps {
  embed: Embed;
  /** Phones show every field on a separate row. */
  isPhone: boolean;
}

/** An embed as Discord shows it. */
export const EmbedView = memo(function EmbedView({ embed, isPhone }: EmbedViewProps) {
  const { author, footer, fields, color } = embed;
  const isWide = embed.image.trim() !== '' || fields.some(({ inline }) => inline);
  return (
    <article
      className={isWide ? 'embed wide' : 'embed'}
      style={{ borderInlineStartColor: color }}
      aria-label="Embed"
    >
      <div className="main">
        {author.name.trim() && (
          <div className="author" data-path="author.name">
            <RemoteImage address={author.icon} className="author-icon" />
            {author.url.trim() ? (
              <SafeLink address={author.url}>
                <PlainText text={author.name.trim()} />
              </SafeLink>
            ) : (
              <span>
                <PlainText text={author.name.trim()} />
              </span>
            )}
          </div>
        )}
        {embed.title.trim() && (
          <div className="title" data-path="title">
            {embed.url.trim() ? (
              <SafeLink address={embed.url}>
                <MarkedText text={embed.title.trim()} place="inline" />
              </SafeLink>
            ) : (
              <MarkedText text={embed.title.trim()} place="inline" />
            )}
          </div>
        )}
        {embed.description.trim() && (
          <div className="description" data-path="description">
            <Markdown text={embed.description.trim()} />
          </div>
        )}
      </div>
      <RemoteImage address={embed.thumbnail} className="thumbnail" data-path="thumbnail" />
      {fields.length > 0 && <EmbedFields fields={fields} isPhone={isPhone} />}
      <RemoteImage address={embed.image} className="image" data-path="image" />
      {(footer.text.trim() !== '' || embed.timestamp) && (
        <div className="footer" data-path="footer.text">
          {footer.text.trim() && <RemoteImage address={footer.icon} className="footer-icon" />}
          <span>
            <PlainText text={footer.text.trim()} />
            {footer.text.trim() && embed.timestamp && ' • '}
            {embed.timestamp && nowInWords()}
          </span>
        </div>
      )}
    </article>
  );
});

const time = once(() => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }));

/** The time of sending; the current time in the preview. */
const nowInWords = () => `Today at ${time().format(new Date())}`;
