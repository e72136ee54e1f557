import { useMemo } from 'react';
import type { EmbedPreviewProps } from '@portico/contracts/extensions/embed-preview';
import { useTheme } from '@portico/sdk';
import { BotContext } from '../bot-context.ts';
import { useSiteBuilder } from '../builder.api.ts';
import { readEmbedCode } from '../embed-code/read.ts';
import { MessagePreview } from '../preview/message-preview.tsx';

/** `tools/embed-preview`: the message of an embed code, in the theme of the site. */
export default function EmbedPreview({ code, label }: EmbedPreviewProps) {
  const { theme } = useTheme();
  const { bot } = useSiteBuilder();
  const embed = useMemo(() => readEmbedCode(code, bot).embed, [code, bot]);
  return (
    <BotContext value={bot}>
      <MessagePreview embed={embed} theme={theme} width="desktop" label={label} />
    </BotContext>
  );
}
