import { ImageOff } from 'lucide-react';
import { Button, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useBot } from '../../bot-context.ts';
import type { Embed } from '../../embed-code/embed.ts';
import type { Path } from '../../embed-code/places.ts';
import { MessagePreview } from '../../preview/message-preview.tsx';
import { picturesOf } from '../../preview/pictures.ts';
import { MayLoadImages } from '../../preview/remote-image.tsx';
import type { PreviewTheme } from '../../preview/preview-root.styles.ts';

const Held = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

interface LiveMessageProps {
  embed: Embed;
  theme: PreviewTheme;
  width: 'desktop' | 'phone';
  /** Remote pictures load only after a press. */
  holdImages: boolean;
  onShowImages: () => void;
  onPick: (path: Path) => void;
}

/** The message as typed, and the notice that holds back remote pictures. */
export function LiveMessage(props: LiveMessageProps) {
  const { embed, holdImages, onShowImages, ...rest } = props;
  const bot = useBot();
  const hosts = holdImages ? picturesOf(embed, bot) : [];
  return (
    <>
      {hosts.length > 0 && (
        <Held role="status">
          <ImageOff size={18} aria-hidden="true" />
          <Text size="s" tone="muted">
            This link contains images from {hosts.join(', ')}.
          </Text>
          <Button size="s" variant="secondary" onClick={onShowImages}>
            Show Images
          </Button>
        </Held>
      )}
      <MayLoadImages value={hosts.length === 0}>
        <MessagePreview {...rest} embed={embed} label="Preview" />
      </MayLoadImages>
    </>
  );
}
