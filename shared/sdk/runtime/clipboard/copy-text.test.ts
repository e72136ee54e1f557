import { act, renderHook } from '@testing-library/react';
import { dismissToast, shownToasts } from '../toast/toast.ts';
import { copyText, dismissUncopied, useUncopied } from './copy-text.ts';

type Clipboard = Partial<Pick<typeof navigator.clipboard, 'write' | 'writeText'>>;

let copied: string[] = [];
const writeText = async (text: string) => void copied.push(text);
/** Reads the promise of an item, as browsers do. */
const write = async ([item]: ClipboardItem[]) =>
  void copied.push(await (await item!.getType('text/plain')).text());

class Item {
  constructor(private readonly data: Record<string, Promise<Blob>>) {}
  getType = (type: string) => this.data[type];
}

function browser(clipboard: Clipboard | undefined, hasItems = true) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.assign(globalThis, { ClipboardItem: hasItems ? Item : undefined });
}

const blobText = Blob.prototype.text;
beforeAll(() => {
  // jsdom's blobs have no text().
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result as string);
      reader.readAsText(this);
    });
  };
});
afterAll(() => {
  Blob.prototype.text = blobText;
});
beforeEach(() => {
  copied = [];
});
afterEach(() => {
  act(() => {
    for (const { id } of shownToasts()) dismissToast(id);
    dismissUncopied();
  });
});

const titles = () => shownToasts().map(({ title, description }) => [title, description]);
const uncopied = () => renderHook(useUncopied).result.current;
const copy = (text: string | Promise<string | undefined>) =>
  act(() => copyText(text, { description: 'The link.' }));

describe('copyText', () => {
  it('copies a text and says so', async () => {
    browser({ writeText, write });
    expect(await copy('a')).toBe(true);
    expect(copied).toEqual(['a']);
    expect(titles()).toEqual([['Copied to clipboard', 'The link.']]);
    expect(uncopied()).toBeUndefined();
  });

  it('asks for the clipboard within the press while the text is still being made, as Safari needs', async () => {
    const asked: string[] = [];
    let finish: (text: string) => void = () => undefined;
    const later = new Promise<string>((done) => {
      finish = done;
    });
    browser({
      writeText: () => Promise.reject(new Error('The press has ended.')),
      write: (items) => {
        asked.push('write');
        return write(items);
      },
    });
    const result = copy(later);
    expect(asked).toEqual(['write']);
    finish('made later');
    expect(await result).toBe(true);
    expect(copied).toEqual(['made later']);
  });

  it.each([
    ['no clipboard items', { writeText }, false],
    [
      'items that take no promises',
      { writeText, write: () => Promise.reject(new TypeError()) },
      true,
    ],
  ])('waits for a text in a browser with %s', async (_, clipboard, hasItems) => {
    browser(clipboard, hasItems);
    expect(await copy(Promise.resolve('b'))).toBe(true);
    expect(copied).toEqual(['b']);
  });

  it.each([
    ['has no clipboard', undefined],
    [
      'refuses it',
      {
        writeText: () => Promise.reject(new Error('NotAllowedError')),
        write: () => Promise.reject(new Error('NotAllowedError')),
      },
    ],
  ])('leaves the text to the visitor if the browser %s', async (_, clipboard) => {
    for (const text of ['c', Promise.resolve('c')]) {
      browser(clipboard);
      expect(await copy(text)).toBe(false);
      expect(uncopied()).toBe('c');
      act(dismissUncopied);
      expect(uncopied()).toBeUndefined();
    }
    expect(titles()).toEqual([]);
  });

  it('does nothing if there is nothing to copy', async () => {
    browser({ writeText, write });
    expect(await copy(Promise.resolve(undefined))).toBe(false);
    expect([copied.filter(Boolean), titles(), uncopied()]).toEqual([[], [], undefined]);
  });

  it('rejects if the text cannot be made', async () => {
    browser({ writeText, write });
    await expect(copyText(Promise.reject(new Error('No engine.')))).rejects.toThrow('No engine.');
    expect(uncopied()).toBeUndefined();
  });
});
