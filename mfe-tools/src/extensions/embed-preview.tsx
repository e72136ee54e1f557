import { useMemo } from 'react';
import type { EmbedPreviewProps } from '@portico/contracts/extensions/embed-preview';
import { useTheme } from '@portico/sdk';
import { readEmbedCode } from '../embed-code/read.ts';
import { MessagePreview } from '../preview/message-preview.tsx';

/** `tools/embed-preview`: the message of an embed code, in the theme of the site. */
export default function EmbedPreview({ code, label }: EmbedPreviewProps) {
  const { theme } = useTheme();
  const embed = useMemo(() => readEmbedCode(code).embed, [code]);
  return <MessagePreview embed={embed} theme={theme} width="desktop" label={label} />;
}
