import { Copy, PencilRuler } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import type { Template } from '@portico/contracts/templates/schema';
import { IfPage, useLocation } from '@portico/sdk';
import { Button, ButtonLink, Heading } from '@portico/ui';
import { useBot } from '../bot-context.ts';
import { copyCode } from '../clipboard/copy-code.ts';
import { toPlainFragment } from '../embed-code/share-link.ts';
import { usedVariables } from '../embed-code/variables.ts';
import EmbedPreview from '../extensions/embed-preview.tsx';
import { PreviewWindow } from './preview-window.tsx';
import { Actions, Frame, Picture, TitleLink, Words } from './template-card.styles.ts';

/** Duration of the copy button's message, in milliseconds (spec 0 §8). */
const COPY_TOAST_MS = 2000;

interface TemplateCardProps {
  template: Template;
  /** Shows the picture that the bot stored instead of the live preview. */
  showsPicture: boolean;
}

/** A template with its preview, variables and actions. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, showsPicture } = props;
  const { id, name, image, embed: code } = template;
  const { search, hash } = useLocation();
  const [failed, setFailed] = useState(false);
  const bot = useBot();
  const variables = useMemo(() => usedVariables(code, bot), [code, bot]);
  return (
    <Frame
      forwardedAs="article"
      id={id}
      aria-label={name}
      padding={4}
      data-target={hash === `#${id}` || undefined}
    >
      <Heading level={2} size="s">
        <TitleLink to={{ search, hash: id }} replace>
          {name}
        </TitleLink>
      </Heading>
      <PreviewWindow name={name}>
        {showsPicture && image && !failed ? (
          <Picture
            src={image}
            alt={`${name}, as it was sent`}
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
          />
        ) : (
          <EmbedPreview code={code} label={`Preview of ${name}`} />
        )}
      </PreviewWindow>
      <Words role="group" aria-label="Variables">
        {variables.map((variable) => (
          <code key={variable.name} translate="no">{`{${variable.name}}`}</code>
        ))}
      </Words>
      <Actions>
        <Button
          size="s"
          aria-label={`Copy ${name}`}
          onClick={() => void copyCode(code, COPY_TOAST_MS)}
        >
          <Copy size={16} aria-hidden="true" /> Copy
        </Button>
        <IfPage path="/embed">
          <ButtonLink
            size="s"
            variant="secondary"
            to={`/embed${toPlainFragment(code)}`}
            aria-label={`Open ${name} in the builder`}
          >
            <PencilRuler size={16} aria-hidden="true" /> Open
          </ButtonLink>
        </IfPage>
      </Actions>
    </Frame>
  );
});
