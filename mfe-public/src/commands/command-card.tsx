import { Check, Copy, Link2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { Command } from '@portico/sdk/contracts/commands/schema';
import { capitaliseWords } from '@portico/sdk/rules/words';
import { useBrand } from '@portico/sdk';
import { Badge } from '@portico/ui';
import { copyText } from '../copy-text.ts';
import { displayCategory } from './categories.ts';
import { IconButton } from '../icon-button.ts';
import { CardItem, Facts, Name, Row } from './command-card.styles.ts';
import { Highlighted } from './highlighted.tsx';
import { cardId, usageOf } from './usage.ts';

/** How long the tick replaces the copy icon, in milliseconds. */
const TICK_MS = 1500;

interface CommandCardProps {
  command: Command;
  /** Search terms to highlight. */
  terms: readonly string[];
  /** The URL fragment links to this card. */
  isLinked: boolean;
}

/** One command of the reference (spec 0 §2), with its own link and a button that copies it. */
export const CommandCard = memo(function CommandCard({
  command,
  terms,
  isLinked,
}: CommandCardProps) {
  const { name, description, category, permissions, arguments: args } = command;
  const aliases = command.aliases ?? [];
  const { prefix } = useBrand();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return (
    <CardItem ref={card} id={cardId(name)} $linked={isLinked} aria-current={isLinked || undefined}>
      <Row>
        <Name>
          <a href={`#${cardId(name)}`}>
            <Highlighted text={name} terms={terms} />
            <Link2 size={14} aria-hidden="true" />
          </a>
        </Name>
        <CopyButton text={usageOf(command, prefix)} name={name} />
      </Row>
      <p>
        <Highlighted text={description} terms={terms} />
      </p>
      <Facts>
        <dt>Permissions</dt>
        <dd>{capitaliseWords(permissions)}</dd>
        {aliases.length > 0 && (
          <>
            <dt>Aliases</dt>
            <dd>
              <Highlighted text={aliases.join(', ')} terms={terms} />
            </dd>
          </>
        )}
        <dt>Arguments</dt>
        <dd>{args}</dd>
      </Facts>
      <Badge>{displayCategory(category)}</Badge>
    </CardItem>
  );
});

function CopyButton({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await copyText(text, text);
    setCopied(true);
  };
  return (
    <IconButton type="button" aria-label={`Copy ${name}`} title={text} onClick={() => void copy()}>
      {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
    </IconButton>
  );
}
