import { memo } from 'react';
import { isJumbo } from '../embed-code/markdown/jumbo.ts';
import { blocksOf } from '../embed-code/markdown/pieces.ts';
import { useEmojiNames } from '../emoji/use-emoji-names.ts';
import { MarkedText } from './marked-text.tsx';

/**
 * A text of a message with all of Discord's markdown. It is split into pieces: while a long text is typed,
 * only the changed one is parsed and laid out again.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const emoji = useEmojiNames(text);
  return (
    <div className="paragraph">
      {blocksOf(text, emoji).map((piece, index) => (
        <div key={index}>
          <MarkedText text={piece} />
        </div>
      ))}
    </div>
  );
});

/** The content of a message: as any text, but up to 30 emoji alone are large. */
export const Content = memo(function Content({ text }: { text: string }) {
  const isLarge = isJumbo(text, useEmojiNames(text));
  return (
    <div className={isLarge ? 'jumbo' : undefined}>
      <Markdown text={text} />
    </div>
  );
});
