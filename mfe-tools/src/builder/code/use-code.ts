import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '@portico/sdk';
import { useBot } from '../../bot-context.ts';
import { copyCode } from '../../clipboard/copy-code.ts';
import type { Separator } from '../../embed-code/write.ts';
import { toEmbed } from '../drafts/draft.ts';
import type { Draft } from '../drafts/draft.ts';
import { loadEngineOrNotify } from '../engine/use-engine.ts';
import type { Engine } from '../engine/use-engine.ts';

/** What the bot of this site reads. */
export const separatorOf = (setting: string): Separator => (setting === '$v' ? '$v' : '&&');

/** Why a draft was not written: Compatibility refuses it. */
interface Refused {
  message: string;
  from: Draft;
}

interface Generated {
  code: string;
  from: Draft;
  separator: Separator;
}

/**
 * The generated code and the actions on it.
 * @param readDraft returns the current draft, which may be newer than the rendered one
 * @param draft the rendered draft
 * @param debounced the draft after the last key press
 * @param standard the initial separator
 */
export function useCode(
  engine: Engine | undefined,
  readDraft: () => Draft,
  draft: Draft,
  debounced: Draft,
  standard: Separator,
) {
  const bot = useBot();
  const [separator, setSeparator] = useState<Separator>(standard);
  const [generated, setGenerated] = useState<Generated>();
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const latest = useRef({ separator, code: generated?.code });
  useLayoutEffect(() => {
    latest.current = { separator, code: generated?.code };
  });

  const actions = useMemo(() => {
    /** @returns the engine and a draft that it can write; undefined after a refusal, which is shown */
    const writable = async () => {
      const loaded = await loadEngineOrNotify();
      if (!loaded) return undefined;
      const from = readDraft();
      const errors = loaded.lintEmbed(from, bot).filter(({ level }) => level === 'error');
      const [first, ...others] = errors;
      setRefused(first && { message: refusal(first.message, others.length), from });
      return first ? undefined : { ...loaded, from };
    };
    const generate = async () => {
      const written = await writable();
      if (!written) return undefined;
      const { from } = written;
      const { separator: between } = latest.current;
      const code = written.writeEmbedCode(from, between);
      setGenerated({ code, from, separator: between });
      return code;
    };
    const link = async () => {
      const written = await writable();
      const fragment = await written?.toFragment(toEmbed(written.from));
      return fragment === undefined ? undefined : `${location.origin}/embed${fragment}`;
    };
    const copy = async (code: string | Promise<string | undefined> | undefined) => {
      if (code !== undefined && (await copyCode(code))) setCopied(await code);
    };
    return {
      generate: () => void generate(),
      generateAndCopy: async () => copy(generate()),
      copy: () => void copy(latest.current.code),
      /** Copies a link with the embed in its fragment, which browsers never send. */
      share: async () => {
        await copyText(link(), { description: 'The link has been copied. It contains the embed.' });
      },
    };
  }, [readDraft, bot]);
  const isSame = useMemo(
    () =>
      generated !== undefined && engine?.writeEmbedCode(debounced, separator) === generated.code,
    [engine, generated, debounced, separator],
  );
  const isFresh = generated?.from === draft && generated.separator === separator;
  return {
    code: generated?.code,
    /** Why the last press of Generate or Share did nothing; undefined once the draft has changed. */
    refusal: refused?.from === draft ? refused.message : undefined,
    isCopied: generated !== undefined && copied === generated.code,
    separator,
    setSeparator,
    /**
     * The embed has changed since the code was generated. A reverted change does not count, after
     * the debounce.
     */
    isOutdated: generated !== undefined && !isFresh && !(isSame && debounced === draft),
    ...actions,
  };
}

/** @param others number of further findings, which Compatibility lists */
function refusal(message: string, others: number): string {
  const more = others === 0 ? '' : ` Compatibility lists ${others} more.`;
  return `Nothing was written: Discord or the import would refuse it. ${message}${more}`;
}
