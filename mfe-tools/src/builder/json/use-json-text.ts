import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useBot } from '../../bot-context.ts';
import { readMessageJson, writeMessageJson } from '../../embed-code/message-json.ts';
import type { MessageJson } from '../../embed-code/message-json.ts';
import { useBuilder } from '../form/builder-context.ts';
import { toDraft, toEmbed } from '../drafts/draft.ts';
import type { Draft } from '../drafts/draft.ts';
import { isSameEmbed } from '../drafts/saved-draft.ts';

/** Debounce of reading after a key press, in milliseconds. */
const READ_AFTER_MS = 250;

/** A text that the visitor has written. */
interface Own {
  text: string;
  /** Undefined until it is read. */
  read?: MessageJson;
  /** The draft of the form when it was read: a later one is a change in the form. */
  seen?: Draft;
  which?: number;
}

/**
 * The JSON beside the form. What is typed in either is shown in the other. A text that is no JSON, or
 * says more than the form, is not replaced: the form's JSON is offered instead.
 * @param draft the rendered draft
 * @param debounced the draft after the last key press
 */
export function useJsonText(draft: Draft, debounced: Draft, readDraft: () => Draft) {
  const { edit } = useBuilder();
  const bot = useBot();
  const [sentAt] = useState(() => new Date().toISOString());
  const [own, setOwn] = useState<Own>();
  const fromForm = useMemo(() => writeMessageJson(toEmbed(debounced), sentAt), [debounced, sentAt]);
  const isChanged = own?.read !== undefined && draft === debounced && draft !== own.seen;
  const isWhole = own?.read?.embed !== undefined && own.read.notes.length === 0;
  const shown = isChanged && isWhole ? undefined : own;

  const read = (text: string, which?: number) => {
    const result = readMessageJson(text, bot, sentAt, which);
    if (result.embed && !isSameEmbed(result.embed, toEmbed(readDraft()))) {
      const { embed } = result;
      edit((before) => toDraft(embed, before), 'json');
    }
    setOwn({ text, read: result, seen: readDraft(), which });
  };
  const isUnread = own !== undefined && own.read === undefined;
  const readNow = useEffectEvent(() => {
    if (own && isUnread) read(own.text, own.which);
  });
  useEffect(() => {
    if (!isUnread) return undefined;
    const timer = setTimeout(() => readNow(), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnread, own?.text]);
  return {
    text: shown ? shown.text : fromForm,
    /** What the visitor's text says; undefined for the form's own JSON. */
    result: shown?.read,
    /** The form has changed since the visitor's text was read. */
    isStale: shown !== undefined && isChanged,
    /** Whether undo belongs to the text: the form does not have it. */
    isOwn: shown !== undefined && (isUnread || shown.read?.embed === undefined),
    type: (text: string) => setOwn((before) => ({ text, which: before?.which })),
    /** Reads the text at once. */
    flush: () => {
      if (own && isUnread) read(own.text, own.which);
    },
    choose: (which: number) => own && read(own.text, which),
    takeForm: () => setOwn(undefined),
  };
}
