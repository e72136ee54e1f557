import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { dismissToast, useToasts } from '@portico/sdk/host';
import { emptyEmbed } from '../../embed-code/demo-bot.ts';
import type { Embed } from '../../embed-code/embed.ts';
import { useDraft } from './use-draft.ts';
import { listDrafts } from './draft-store.ts';
import { firstDraft } from './first-draft.ts';
import { nameOf } from './saved-draft.ts';
import { useDrafts } from './use-drafts.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const noCaret = () => undefined;

export const titled = (title: string): Embed => ({ ...emptyEmbed, title });

/**
 * A tab with the builder. All tabs of a test share this window: what a tab stores is announced to the
 * others by `storage`, and each has a storage of its own for a reload.
 */
export function openTab(own = new Map<string, string>()) {
  enter(own);
  const hook = renderHook(() => {
    const [first] = useState(() => firstDraft(emptyEmbed.color));
    const draft = useDraft(first.history, noCaret);
    const saved = useSavedDraft(first, draft.draft, draft);
    return { first, draft, saved, drafts: useDrafts(saved, draft) };
  });
  const now = () => hook.result.current;
  const run = (work: () => unknown) => {
    enter(own);
    act(() => void work());
  };
  return {
    title: () => now().draft.draft.title,
    id: () => now().saved.id,
    name: () => now().saved.name,
    stored: () => now().saved.stored,
    caret: () => now().first.caret,
    listed: () => now().drafts.list().map(nameOf),
    type: (title: string) => run(() => now().draft.change('title', title)),
    step: () => run(() => now().draft.edit((draft) => ({ ...draft, url: `${draft.url}x` }))),
    undo: () => run(() => now().draft.undo()),
    redo: () => run(() => now().draft.redo()),
    save: () => run(() => now().saved.saveNow()),
    hear: () => run(() => now().saved.follow()),
    open: (title: string) => run(() => now().drafts.open(titled(title))),
    begin: () => run(() => now().drafts.begin()),
    select: (title: string) => run(() => now().drafts.select(find(title).id)),
    duplicate: (title: string) => run(() => now().drafts.duplicate(find(title))),
    rename: (title: string, name: string) => run(() => now().drafts.rename(find(title).id, name)),
    remove: (title: string) => run(() => now().drafts.remove(find(title))),
    undoRemove: () => run(() => now().drafts.undoRemove()),
    /** Unloads the page and loads it again in the same tab. */
    reload: () => {
      enter(own);
      hook.unmount();
      return openTab(own);
    },
    close: () => {
      enter(own);
      hook.unmount();
    },
  };
}

export function find(title: string) {
  const draft = listDrafts().find((one) => nameOf(one) === title);
  if (!draft) throw new Error(`There is no draft ${title}`);
  return draft;
}
/** Names of all stored drafts. */
export const stored = () => listDrafts().map(nameOf).sort();

/** Makes a map the storage of the current tab. */
function enter(own: Map<string, string>) {
  const storage = {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, value: string) => {
      own.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      own.delete(key);
      Reflect.deleteProperty(storage, key);
    },
    ...Object.fromEntries(own),
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage as unknown as Storage);
}

/** Storage that takes nothing more. */
export const fillStorage = (name = 'QuotaExceededError') =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });

/** Titles of the toasts since the last call. */
export const toasts = () => {
  const { result, unmount } = renderHook(useToasts);
  const titles = result.current.map(({ title }) => title);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
  unmount();
  return titles;
};

/** An empty browser without toasts. */
export function resetBrowser() {
  localStorage.clear();
  toasts();
}
