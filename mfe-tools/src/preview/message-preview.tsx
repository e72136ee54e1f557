import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import type { Embed, EmbedButton } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { CustomEmoji } from './custom-emoji.tsx';
import { EmbedView } from './embed-view.tsx';
import { PlainText } from './marked-text.tsx';
import { Content } from './markdown.tsx';
import { MessageFrame } from './message-frame.tsx';
import { MessageRoot } from './message.styles.ts';
import type { PreviewTheme } from './preview-root.styles.ts';

interface MessagePreviewProps {
  embed: Embed;
  theme: PreviewTheme;
  width: 'desktop' | 'phone';
  label: string;
  /** Called with the path of the pressed piece's input. */
  onPick?: (path: Path) => void;
}

/** The message as Discord shows it. Variables show sample data. */
export const MessagePreview = memo(function MessagePreview(props: MessagePreviewProps) {
  const { embed, onPick, ...frame } = props;
  const pick = (event: MouseEvent) => {
    const target = event.target as Element;
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path !== undefined && !target.closest('a, button')) onPick?.(path);
  };
  return (
    <MessageFrame {...frame} as={MessageRoot} onClick={onPick && pick}>
      {embed.content.trim() && (
        <div data-path="content">
          <Content text={embed.content.trim()} />
        </div>
      )}
      {hasEmbed(embed) ? (
        <EmbedView embed={embed} isPhone={frame.width === 'phone'} />
      ) : (
        !embed.content.trim() && <div className="hint">Your message appears here as you type.</div>
      )}
      {embed.buttons.length > 0 && <Buttons buttons={embed.buttons} />}
    </MessageFrame>
  );
});

/** Whether the embed has more than content and buttons of the message. */
function hasEmbed({ title, description, author, footer, fields, ...rest }: Embed): boolean {
  const texts = [title, description, author.name, footer.text, rest.image, rest.thumbnail];
  return texts.some((text) => text.trim() !== '') || fields.length > 0 || rest.timestamp;
}

const Buttons = memo(function Buttons({ buttons }: { buttons: readonly EmbedButton[] }) {
  return (
    <div className="buttons">
      {buttons.map(({ label, style, url, emoji }, index) => (
        <span
          key={index}
          className="button"
          data-style={url.trim() ? 'secondary' : style}
          data-path={`buttons.${index}.label`}
        >
          <ButtonEmoji emoji={emoji.trim()} />
          {label.trim() ? <PlainText text={label.trim()} /> : !emoji.trim() && 'Button'}
          {url.trim() && <ExternalLink size={14} aria-label="opens a link" role="img" />}
        </span>
      ))}
    </div>
  );
});

function ButtonEmoji({ emoji }: { emoji: string }) {
  const [, animated, name, id] = /^<(a?):(\w+):(\d+)>$/.exec(emoji) ?? [];
  if (name === undefined || id === undefined) return null;
  return <CustomEmoji name={name} id={id} animated={animated === 'a'} />;
}
