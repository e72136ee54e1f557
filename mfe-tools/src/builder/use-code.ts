import { useMemo, useState } from 'react';
import { copyCode, copyText } from '../clipboard/copy-code.ts';
import { toFragment } from '../embed-code/share-link.ts';
import { writeEmbedCode } from '../embed-code/write.ts';
import type { Separator } from '../embed-code/write.ts';
import { toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';

/**
 * The generated code and what one does with it.
 * @param shown the draft as the preview shows it, a moment behind while somebody types
 */
export function useCode(draft: Draft, shown: Draft) {
  const [separator, setSeparator] = useState<Separator>('&&');
  const [code, setCode] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const current = useMemo(
    () => (code === undefined ? undefined : writeEmbedCode(shown, separator)),
    [code, shown, separator],
  );
  const generate = () => {
    const written = writeEmbedCode(draft, separator);
    setCode(written);
    return written;
  };
  return {
    code,
    copied,
    separator,
    setSeparator,
    /** The embed has changed since. */
    isOutdated: code !== current,
    generate,
    copy: async (written = code) => {
      if (written !== undefined && (await copyCode(written))) setCopied(written);
    },
    /** Copies a link that carries the embed in its fragment, which is never sent. */
    share: async () => {
      const link = `${location.origin}/embed${await toFragment(toEmbed(draft))}`;
      await copyText(link, 'The link has been copied. It holds the embed itself.');
    },
  };
}
