import { extensionPoint } from '@portico/sdk/platform/extension-point';
import type { ComponentPoint } from '@portico/sdk/platform/extension-point';

export interface EmbedPreviewProps {
  /** Embed code of the bot, in any dialect that the builder supports. Variables show sample data. */
  code: string;
  /** Accessible name of the preview. */
  label: string;
}

/**
 * A message as Discord shows it, in the theme of the site. It fills the width of its container. Images of
 * other hosts show on pages that declare `images: 'anywhere'` only.
 */
export const embedPreview = extensionPoint<ComponentPoint<EmbedPreviewProps>>(
  'tools/embed-preview',
  1,
);
