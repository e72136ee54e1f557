import { lazy, memo, Suspense, useState } from 'react';
import { useTheme } from '@portico/sdk';
import { Button, Heading, SegmentedControl } from '@portico/ui';
import { styled } from 'styled-components';
import { isUntouched } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import type { Samples } from '../embed-code/variables.ts';
import { MessageFrame } from '../preview/message-frame.tsx';
import { ShownSamples } from '../preview/shown-samples.ts';
import type { PreviewTheme } from '../preview/preview-root.styles.ts';
import { chunks } from './form/lazy-chunks.ts';

const LiveMessage = lazy(() =>
  chunks.message().then((module) => ({ default: module.LiveMessage })),
);

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

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;
const WIDTHS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;
type Width = (typeof WIDTHS)[number]['value'];

/** On a phone, the preview is that of a phone. The build has no screen. */
const widthOfScreen = (): Width =>
  'matchMedia' in globalThis && matchMedia('(max-width: 639px)').matches ? 'phone' : 'desktop';

interface PreviewPaneProps {
  embed: Embed;
  /** Remote pictures load only after a press. */
  holdImages: boolean;
  onShowImages: () => void;
  onPick: (path: Path) => void;
  samples: Samples;
  /** Opens the dialog of sample values. */
  onSamples: () => void;
}

/** The live preview: dark or light, desktop or phone. */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const { samples, onSamples, ...message } = props;
  const { theme: siteTheme } = useTheme();
  const [chosen, setChosen] = useState<PreviewTheme>();
  const [width, setWidth] = useState<Width>(widthOfScreen);
  const theme = chosen ?? siteTheme;
  const empty = (
    <MessageFrame theme={theme} width={width} label="Preview">
      <div className="hint">Your message appears here as you type.</div>
    </MessageFrame>
  );
  return (
    <div>
      <Choices
        theme={theme}
        width={width}
        onTheme={setChosen}
        onWidth={setWidth}
        onSamples={onSamples}
      />
      {isUntouched(message.embed) ? (
        empty
      ) : (
        <Suspense fallback={empty}>
          <ShownSamples value={samples}>
            <LiveMessage {...message} theme={theme} width={width} />
          </ShownSamples>
        </Suspense>
      )}
    </div>
  );
});

interface ChoicesProps {
  theme: PreviewTheme;
  width: Width;
  onTheme: (theme: PreviewTheme) => void;
  onWidth: (width: Width) => void;
  onSamples: () => void;
}

const Choices = memo(function Choices(props: ChoicesProps) {
  const { theme, width, onTheme, onWidth, onSamples } = props;
  return (
    <Top>
      <Heading level={2} size="m">
        Preview
      </Heading>
      <SegmentedControl label="Preview theme" options={THEMES} value={theme} onChange={onTheme} />
      <SegmentedControl label="Preview width" options={WIDTHS} value={width} onChange={onWidth} />
      <Button variant="ghost" size="s" onClick={onSamples}>
        Sample Values
      </Button>
    </Top>
  );
});
