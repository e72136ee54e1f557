import { marked, markedList } from '@portico/sdk/platform';
import { BotContext } from '../../bot-context.ts';
import { Builder } from '../../builder/builder.tsx';
import { UNKNOWN_BOT } from '../../embed-code/bot.ts';
import { EmbedLayout } from './layout.tsx';

/** Template of the builder without a draft (docs/decisions/0094). */
export default function EmbedFirstScreen() {
  return (
    <EmbedLayout>
      <BotContext value={{ ...UNKNOWN_BOT, color: marked('color') }}>
        <Builder
          separator="&&"
          examples={markedList('examples', { name: marked('name'), message: {} })}
        />
      </BotContext>
    </EmbedLayout>
  );
}
