import { memo, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useBot } from '../bot-context.ts';
import { useEmojiNames } from '../emoji/use-emoji-names.ts';
import { resolveAddress } from '../embed-code/addresses.ts';
import { readMarkdown } from '../embed-code/markdown/reader.ts';
import type { ListItem, Mark, MarkdownPlace, Token } from '../embed-code/markdown/tokens.ts';
import { expandVariables, sampleOf, variableOf } from '../embed-code/variables.ts';
import { CodeBlock } from './code-block.tsx';
import { CustomEmoji } from './custom-emoji.tsx';
import { formatTime } from './format-time.ts';
import { ShownSamples } from './shown-samples.ts';
import { Spoiler } from './spoiler.tsx';

interface MarkedTextProps {
  text: string;
  place?: MarkdownPlace;
}

/** A text with its marks, built from tokens. Text is never parsed as HTML. */
export const MarkedText = memo(function MarkedText({ text, place = 'block' }: MarkedTextProps) {
  const emoji = useEmojiNames(text);
  const tokens = useMemo(() => readMarkdown(text, place, emoji), [text, place, emoji]);
  return <Tokens tokens={tokens} />;
});

/** Text without marks, for authors and footers. Variables show their samples. */
export function PlainText({ text }: { text: string }) {
  return <>{expandVariables(text, useBot(), use(ShownSamples))}</>;
}

function Tokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <TokenView key={index} token={token} />);
}

const ELEMENTS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
} as const satisfies Omit<Record<Mark, string>, 'spoiler'>;

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

function TokenView({ token }: { token: Token }) {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'code':
      return (
        <code className="code">
          <PlainText text={token.text} />
        </code>
      );
    case 'code-block':
      return <CodeBlock text={token.text} language={token.language} />;
    case 'mark': {
      const children = <Tokens tokens={token.children} />;
      if (token.mark === 'spoiler') return <Spoiler>{children}</Spoiler>;
      const Element = ELEMENTS[token.mark];
      return <Element>{children}</Element>;
    }
    case 'heading':
      // A style only: headings of a message are not in the page's outline.
      return (
        <div className={HEADINGS[token.level]}>
          <Tokens tokens={token.children} />
        </div>
      );
    case 'subtext':
      return (
        <div className="subtext">
          <Tokens tokens={token.children} />
        </div>
      );
    case 'quote':
      return (
        <blockquote>
          <Tokens tokens={token.children} />
        </blockquote>
      );
    case 'list':
      return (
        <ul>
          {token.items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </ul>
      );
    case 'link':
      return (
        <SafeLink address={token.address} title={token.title}>
          <Tokens tokens={token.children} />
        </SafeLink>
      );
    case 'variable':
      return <VariableSample name={token.name} />;
    case 'mention':
      return <span className="mention">{mentionText(token)}</span>;
    case 'emoji':
      return <CustomEmoji {...token} />;
    case 'time':
      return <Time {...token} />;
  }
}

function Item({ item: { number, children } }: { item: ListItem }) {
  return (
    <li data-marker={number === undefined ? undefined : `${number}.`}>
      <Tokens tokens={children} />
    </li>
  );
}

function VariableSample({ name }: { name: string }) {
  const samples = use(ShownSamples);
  const variable = variableOf(name, useBot());
  if (!variable) return `{${name}}`;
  const sample = sampleOf(variable, samples);
  return variable.kind === 'mention' ? <span className="mention">@{sample}</span> : sample;
}

function Time({ seconds, style }: Pick<Extract<Token, { kind: 'time' }>, 'seconds' | 'style'>) {
  const [now] = useState(Date.now);
  return <span className="time">{formatTime(seconds, style, now)}</span>;
}

/** The preview has no names of roles and channels. It shows Discord's fallback texts. */
function mentionText({ what, text }: Extract<Token, { kind: 'mention' }>): string {
  switch (what) {
    case 'user':
      return '@user';
    case 'role':
      return '@role';
    case 'channel':
      return /^\d+$/.test(text) ? '#channel' : text.replace('-', ' ');
    case 'command':
    case 'everyone':
      return text;
  }
}

interface SafeLinkProps {
  address: string;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** An external link if the address is http or https, plain text otherwise. */
export function SafeLink({ address, className, title, children }: SafeLinkProps) {
  const href = resolveAddress(address, useBot());
  if (!href || href.startsWith('data:')) return <span className={className}>{children}</span>;
  return (
    <a
      className={className}
      title={title}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}
