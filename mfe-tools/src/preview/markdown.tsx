import { memo } from 'react';
import { readBlocks } from '../embed-code/markdown/blocks.ts';
import { isJumbo } from '../embed-code/markdown/jumbo.ts';
import { blocksOf } from '../embed-code/markdown/pieces.ts';
import type { Block, ListItem } from '../embed-code/markdown/tokens.ts';
import { useEmojiNames } from '../emoji/use-emoji-names.ts';
import { InlineText } from './inline-text.tsx';

/**
 * A text of a message with all of Discord's markdown. While a long text is typed, only the changed
 * block renders again.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return <Blocks blocks={readBlocks(text)} />;
});

/** The content of a message: as any text, but up to 30 emoji alone are large. */
export const Content = memo(function Content({ text }: { text: string }) {
  const emoji = useEmojiNames(text);
  const blocks = readBlocks(text);
  const [first] = blocks;
  const isLarge = blocks.length === 1 && first?.kind === 'paragraph' && isJumbo(first.text, emoji);
  return (
    <div className={isLarge ? 'jumbo' : undefined}>
      <Blocks blocks={blocks} />
    </div>
  );
});

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph text={block.text} />;
    case 'heading':
      // A style only: headings of a message are not in the page's outline.
      return (
        <div className={HEADINGS[block.level]}>
          <InlineText text={block.text} />
        </div>
      );
    case 'subtext':
      return (
        <div className="subtext">
          <InlineText text={block.text} />
        </div>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <Item key={index} item={item} />
          ))}
        </ul>
      );
  }
}

/**
 * Splits long paragraphs into pieces, each a block: while typing, only one of them is parsed and laid
 * out again.
 */
const Paragraph = memo(function Paragraph({ text }: { text: string }) {
  const emoji = useEmojiNames(text);
  return (
    <div className="paragraph">
      {blocksOf(text, emoji).map((piece, index) => (
        <div key={index}>
          <InlineText text={piece} />
        </div>
      ))}
    </div>
  );
});

function Item({ item: { depth, number, text } }: { item: ListItem }) {
  return (
    <li
      data-depth={Math.min(depth, 3)}
      data-marker={number === undefined ? undefined : `${number}.`}
    >
      <InlineText text={text} />
    </li>
  );
}
