import type { Builder } from '@portico/contracts/builder/schema';
import { marked, markedList } from '@portico/sdk/platform';
import { BotContext } from '../../bot-context.ts';
import { Builder as EmbedBuilder } from '../../builder/builder.tsx';
import { UNKNOWN_BOT } from '../../embed-code/bot.ts';
import { EmbedLayout } from './layout.tsx';

const markedSeparator: Builder['separator'] = {
  ampersands: markedList('separator.ampersands', true),
  dollar: markedList('separator.dollar', true),
};

/** Template of the builder without a draft (docs/decisions/0094). */
export default function EmbedFirstScreen() {
  return (
    <EmbedLayout>
      <BotContext value={{ ...UNKNOWN_BOT, color: marked('color') }}>
        <EmbedBuilder
          separator={markedSeparator}
          examples={markedList('examples', { name: marked('name'), message: {} })}
        />
      </BotContext>
    </EmbedLayout>
  );
}
