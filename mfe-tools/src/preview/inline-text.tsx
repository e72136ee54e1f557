import { memo, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useEmojiNames } from '../emoji/use-emoji-names.ts';
import { resolveAddress } from '../embed-code/addresses.ts';
import { readInline } from '../embed-code/markdown/inline.ts';
import type { Inline, Mark, MarkdownPlace } from '../embed-code/markdown/tokens.ts';
import { expandVariables, sampleOf, variableOf } from '../embed-code/variables.ts';
import { CodeBlock } from './code-block.tsx';
import { CustomEmoji } from './custom-emoji.tsx';
import { formatTime } from './format-time.ts';
import { ShownSamples } from './shown-samples.ts';
import { Spoiler } from './spoiler.tsx';

interface InlineTextProps {
  text: string;
  place?: MarkdownPlace;
}

/** A text with its marks, built from tokens. Text is never parsed as HTML. */
export const InlineText = memo(function InlineText({ text, place = 'block' }: InlineTextProps) {
  const emoji = useEmojiNames(text);
  const tokens = useMemo(() => readInline(text, place, emoji), [text, place, emoji]);
  return <Tokens tokens={tokens} />;
});

/** Text without marks, for authors and footers. Variables show their samples. */
export function PlainText({ text }: { text: string }) {
  return <>{expandVariables(text, use(ShownSamples))}</>;
}

function Tokens({ tokens }: { tokens: readonly Inline[] }) {
  return tokens.map((token, index) => <Token key={index} token={token} />);
}

const ELEMENTS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
} as const satisfies Omit<Record<Mark, string>, 'spoiler'>;

function Token({ token }: { token: Inline }) {
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

function VariableSample({ name }: { name: string }) {
  const samples = use(ShownSamples);
  const variable = variableOf(name);
  if (!variable) return `{${name}}`;
  const sample = sampleOf(variable, samples);
  return variable.kind === 'mention' ? <span className="mention">@{sample}</span> : sample;
}

function Time({ seconds, style }: Pick<Extract<Inline, { kind: 'time' }>, 'seconds' | 'style'>) {
  const [now] = useState(Date.now);
  return <span className="time">{formatTime(seconds, style, now)}</span>;
}

/** The preview has no names of roles and channels. It shows Discord's fallback texts. */
function mentionText({ what, text }: Extract<Inline, { kind: 'mention' }>): string {
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
  const href = resolveAddress(address);
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
