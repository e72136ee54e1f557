import { ImageOff } from 'lucide-react';
import { memo, useState } from 'react';
import { useTheme } from 'shared/sdk';
import { Button, Heading, SegmentedControl, Text } from 'shared/ui';
import { styled } from 'styled-components';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { MessagePreview } from '../preview/message-preview.tsx';
import { MayLoadImages, picturesOf } from '../preview/remote-image.tsx';
import type { PreviewTheme } from '../preview/styles.ts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-3);

  h2 {
    margin-inline-end: auto;
  }

  button {
    min-width: 0;
    min-height: 32px;
  }
`;

const Blocked = styled.div`
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

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;
const WIDTHS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

interface PreviewPaneProps {
  embed: Embed;
  /** Pictures of other servers wait for a press. */
  holdImages: boolean;
  onShowImages: () => void;
  onPick: (path: Path) => void;
}

/** The live preview: dark or light, desktop or phone. */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const { embed, holdImages, onShowImages, onPick } = props;
  const { theme } = useTheme();
  const [chosen, setChosen] = useState<PreviewTheme>();
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const hosts = holdImages ? picturesOf(embed) : [];
  return (
    <div>
      <Top>
        <Heading level={2} size="m">
          Preview
        </Heading>
        <SegmentedControl
          label="Colors of the preview"
          options={THEMES}
          value={chosen ?? theme}
          onChange={setChosen}
        />
        <SegmentedControl
          label="Width of the preview"
          options={WIDTHS}
          value={width}
          onChange={setWidth}
        />
      </Top>
      {hosts.length > 0 && (
        <Blocked role="status">
          <ImageOff size={18} aria-hidden="true" />
          <Text size="s" tone="muted">
            This link shows pictures from {hosts.join(', ')}.
          </Text>
          <Button size="s" variant="secondary" onClick={onShowImages}>
            Show pictures
          </Button>
        </Blocked>
      )}
      <MayLoadImages value={hosts.length === 0}>
        <MessagePreview
          embed={embed}
          theme={chosen ?? theme}
          width={width}
          label="Preview"
          onPick={onPick}
        />
      </MayLoadImages>
    </div>
  );
});
