import { Button, ErrorPanel, Skeleton } from '@portico/ui';
import { BotContext } from '../../bot-context.ts';
import { Builder } from '../../builder/builder.tsx';
import { useSiteBuilder } from '../../builder.api.ts';
import { EmbedLayout } from './layout.tsx';

/** `/embed`: the embed builder, form on the left, preview and code on the right (spec 0 §2). */
export default function EmbedPage() {
  const { builder, bot, hasFailed, refetch } = useSiteBuilder();
  return (
    <EmbedLayout>
      {builder ? (
        <BotContext value={bot}>
          <Builder separator={builder.separator} examples={builder.examples} />
        </BotContext>
      ) : hasFailed ? (
        <ErrorPanel
          title="The builder did not load"
          message="Check your connection and try again. Your drafts are saved."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <div role="group" aria-busy="true" aria-label="Loading the builder">
          <Skeleton height="720px" radius="l" />
        </div>
      )}
    </EmbedLayout>
  );
}
