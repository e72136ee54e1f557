import { Check, Copy } from 'lucide-react';
import { Fragment, memo, useEffect, useRef, useState } from 'react';
import type { CommandView, FamilyView } from '@portico/contracts/rules/commands/view';
import { copyText, Link } from '@portico/sdk';
import { Badge, Chevron } from '@portico/ui';
import { PremiumBadge } from '../premium-badge.tsx';
import { IconButton } from '../icon-button.ts';
import { Badges, CardItem, Fold, Facts, Name, Row, SlashForm, Sub } from './command-card.styles.ts';
import { commandPath } from './paths.ts';
import { Highlighted } from './highlighted.tsx';

/** How long the tick replaces the copy icon, in milliseconds. */
const TICK_MS = 1500;

interface FamilyCardProps {
  family: FamilyView;
  /** Search terms to highlight. */
  terms: readonly string[];
  /** Id of the command in the URL fragment, if it is in this family. */
  linked?: string;
}

/**
 * One entry of the reference (spec 0 §2): a command, with its sub-commands folded.
 */
export const FamilyCard = memo(function FamilyCard({ family, terms, linked }: FamilyCardProps) {
  const { root, heading, folded } = family;
  return (
    <CardItem $linked={linked !== undefined}>
      {root.map((command) => (
        <CommandBody
          key={command.id}
          command={command}
          terms={terms}
          isLinked={linked === command.id}
        />
      ))}
      {heading.map(({ id, title, names, category, premium }) => (
        <Fragment key={id}>
          <Name id={id}>{title}</Name>
          <p>{names}</p>
          <Badges $isLow>
            <Badge>{category}</Badge>
            {premium.map((mark) => (
              <PremiumBadge key={mark} mark={mark} />
            ))}
          </Badges>
        </Fragment>
      ))}
      {folded.map(({ summary, members }) => (
        <Fold key={summary} open={linked !== undefined && root[0]?.id !== linked}>
          <summary>
            {summary}
            <Chevron />
          </summary>
          <ul>
            {members.map((command) => (
              <Sub key={command.id}>
                <CommandBody
                  command={command}
                  terms={terms}
                  isLinked={linked === command.id}
                  isSub
                />
              </Sub>
            ))}
          </ul>
        </Fold>
      ))}
    </CardItem>
  );
});

interface CommandBodyProps {
  command: CommandView;
  terms: readonly string[];
  /** The URL fragment links to this command. */
  isLinked: boolean;
  isSub?: boolean;
}

function CommandBody({ command, terms, isLinked, isSub }: CommandBodyProps) {
  const { id, address, title, usage, description, facts, slash, premium, category } = command;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLinked) place.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  return (
    <>
      <Row ref={place} id={id} aria-current={isLinked || undefined}>
        <Name as={isSub ? 'h3' : 'h2'} $isSub={isSub} translate="no">
          <Link to={commandPath(address)}>
            <Highlighted text={title} terms={terms} />
          </Link>
        </Name>
        <CopyButton text={usage} name={title} />
      </Row>
      <p>
        <Highlighted text={description} terms={terms} />
      </p>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">
              <Highlighted text={value} terms={terms} />
            </dd>
          </div>
        ))}
      </Facts>
      <Badges>
        <Badge>{category}</Badge>
        {premium.map((mark) => (
          <PremiumBadge key={mark} mark={mark} />
        ))}
        {slash.map((name) => (
          <SlashForm key={name} translate="no">
            {name}
          </SlashForm>
        ))}
      </Badges>
    </>
  );
}

export function CopyButton({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    setCopied(await copyText(text, { description: text }));
  };
  return (
    <IconButton type="button" aria-label={`Copy ${name}`} title={text} onClick={() => void copy()}>
      {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
    </IconButton>
  );
}
