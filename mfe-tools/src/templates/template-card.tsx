import { Copy, PencilRuler } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import type { Template } from '@portico/sdk/contracts/templates/schema';
import { Link, useLocation } from '@portico/sdk';
import { Button, ButtonLink, Card, Heading } from '@portico/ui';
import { styled } from 'styled-components';
import { copyCode } from '../clipboard/copy-code.ts';
import { toPlainFragment } from '../embed-code/share-link.ts';
import { usedVariables } from '../embed-code/variables.ts';
import EmbedPreview from '../extensions/embed-preview.tsx';

/** Duration of the copy button's message, in milliseconds (spec 0 §8). */
const COPY_TOAST_MS = 2000;

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: var(--space-3);
  scroll-margin-top: calc(var(--header-height) + var(--space-4));

  &[data-target] {
    border-color: var(--color-link);
    box-shadow: 0 0 0 2px var(--color-link);
  }
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover,
  &:focus-visible {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Window = styled.div`
  position: relative;
  height: 280px;
  border-radius: var(--radius-l);
  overflow: hidden;

  & > * {
    min-height: 100%;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg-sunken);
  object-fit: contain;
  padding: var(--space-4);
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0;
  max-height: 52px;
  overflow: hidden;

  code {
    padding: 1px 6px;
    border-radius: var(--radius-s);
    background: var(--color-bg-sunken);
    color: var(--color-text-muted);
    font-family: var(--font-mono);
    font-size: var(--text-1);
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
`;

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
  const variables = useMemo(() => usedVariables(code), [code]);
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
      <Window inert>
        {showsPicture && !failed ? (
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
      </Window>
      <Words aria-label="Variables">
        {variables.map((variable) => (
          <code key={variable.name}>{`{${variable.name}}`}</code>
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
        <ButtonLink
          size="s"
          variant="secondary"
          to={`/embed${toPlainFragment(code)}`}
          aria-label={`Open ${name} in the builder`}
        >
          <PencilRuler size={16} aria-hidden="true" /> Open
        </ButtonLink>
      </Actions>
    </Frame>
  );
});
