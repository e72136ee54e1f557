import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { copyCode, copyText } from '../clipboard/copy-code.ts';
import type { Separator } from '../embed-code/write.ts';
import { toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';
import { engineAtHand } from './use-engine.ts';
import type { Engine } from './use-engine.ts';

/** What this deployment's bot wants between the parts. */
export const separatorOf = (wanted: string): Separator => (wanted === '$v' ? '$v' : '&&');

interface Made {
  code: string;
  from: Draft;
  separator: Separator;
}

/**
 * The generated code and what one does with it.
 * @param readDraft what is written by now
 * @param draft what is on screen
 * @param settled the draft once the keys are quiet
 * @param standard the separator to begin with
 */
export function useCode(
  engine: Engine | undefined,
  readDraft: () => Draft,
  draft: Draft,
  settled: Draft,
  standard: Separator,
) {
  const [separator, setSeparator] = useState<Separator>(standard);
  const [made, setMade] = useState<Made>();
  const [copied, setCopied] = useState<string>();
  const latest = useRef({ separator, code: made?.code });
  useLayoutEffect(() => {
    latest.current = { separator, code: made?.code };
  });

  const actions = useMemo(() => {
    const generate = async () => {
      const written = await engineAtHand();
      if (!written) return undefined;
      const from = readDraft();
      const { separator: between } = latest.current;
      const code = written.writeEmbedCode(from, between);
      setMade({ code, from, separator: between });
      return code;
    };
    const copy = async (code = latest.current.code) => {
      if (code !== undefined && (await copyCode(code))) setCopied(code);
    };
    return {
      generate: () => void generate(),
      generateAndCopy: async () => copy(await generate()),
      copy: () => void copy(),
      /** Copies a link that carries the embed in its fragment, which is never sent. */
      share: async () => {
        const fragment = await (await engineAtHand())?.toFragment(toEmbed(readDraft()));
        if (fragment === undefined) return;
        const link = `${location.origin}/embed${fragment}`;
        await copyText(link, 'The link has been copied. It holds the embed itself.');
      },
    };
  }, [readDraft]);
  const isSame = useMemo(
    () => made !== undefined && engine?.writeEmbedCode(settled, separator) === made.code,
    [engine, made, settled, separator],
  );
  const isFresh = made?.from === draft && made.separator === separator;
  return {
    code: made?.code,
    isCopied: made !== undefined && copied === made.code,
    separator,
    setSeparator,
    /** The embed has changed since; a change that was taken back is none, once the keys are quiet. */
    isOutdated: made !== undefined && !isFresh && !(isSame && settled === draft),
    ...actions,
  };
}
