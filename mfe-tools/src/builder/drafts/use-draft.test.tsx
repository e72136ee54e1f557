import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { emptyField } from '../../embed-code/embed.ts';
import { BuilderContext } from '../form/builder-context.ts';
import { addTo } from './draft.ts';
import { latestDraft } from './draft-store.ts';
import { firstDraft } from './first-draft.ts';
import { useSavedDraft } from './use-saved-draft.ts';
import { TextField } from '../form/text-field.tsx';
import { useCaretBefore } from '../text-tools/use-caret-before.ts';
import { useDraft } from './use-draft.ts';

type UsedDraft = ReturnType<typeof useDraft>;
let draft: UsedDraft;

function Form({ onDrawn }: { onDrawn: (drawn: UsedDraft) => void }) {
  const [first] = useState(() => firstDraft('#729bb0'));
  const form = useRef<HTMLDivElement>(null);
  const drawn = useDraft(first.history, useCaretBefore(form));
  useSavedDraft(first, drawn.draft, drawn);
  useLayoutEffect(() => {
    onDrawn(drawn);
  });
  return (
    <BuilderContext value={{ ...drawn, announce: () => undefined }}>
      <div ref={form}>
        <TextField path="title" label="Title" limit={256} value={drawn.draft.title} />
      </div>
    </BuilderContext>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
/** A key press whose change is not rendered before the surrounding `act` ends. */
const key = (text: string) => fireEvent.input(title(), { target: { value: text } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  render(<Form onDrawn={(drawn) => (draft = drawn)} />);
});

describe('typed text', () => {
  it('is in the draft at once, and in the count after rendering', () => {
    act(() => {
      key('Rules');
      expect(draft.readDraft().title).toBe('Rules');
    });
    expect(draft.draft.title).toBe('Rules');
    expect(screen.getByText('5 / 256')).toBeInTheDocument();
  });

  it('is removed from its input by undo, also before it was rendered', () => {
    act(() => {
      key('Rules');
    });
    act(() => void draft.undo());
    expect(title()).toHaveValue('');
    act(() => {
      key('Hello');
      draft.undo();
    });
    expect(title()).toHaveValue('');
    expect(draft.draft.title).toBe('');
    act(() => void draft.redo());
    expect(title()).toHaveValue('Hello');
  });

  it('survives another change that comes before it was rendered', () => {
    act(() => {
      key('Rules');
      draft.edit((before) => addTo(before, 'fields', emptyField));
      draft.change('color', '#ff0000');
    });
    expect(title()).toHaveValue('Rules');
    expect(draft.draft).toMatchObject({ title: 'Rules', color: '#ff0000' });
    expect(draft.draft.fields).toHaveLength(1);
  });

  it('is saved when the page is hidden before it was rendered', () => {
    act(() => {
      key('Rules');
      dispatchEvent(new Event('pagehide'));
    });
    expect(latestDraft()?.embed.title).toBe('Rules');
  });

  it('is undone to the selection before it, and redone to the one after it', () => {
    const select = (from: number, to: number) => {
      title().focus();
      title().setSelectionRange(from, to);
      fireEvent.keyDown(title());
    };
    act(() => {
      select(0, 0);
      key('Be kind');
      draft.edit((before) => before);
    });
    act(() => draft.change('color', '#ff0000'));
    act(() => {
      select(3, 7);
      key('Be calm');
      title().setSelectionRange(7, 7);
    });
    let caret;
    act(() => {
      caret = draft.undo();
    });
    expect(caret).toEqual({ path: 'title', from: 3, to: 7 });
    expect(title()).toHaveValue('Be kind');
    act(() => {
      caret = draft.redo();
    });
    expect(caret).toEqual({ path: 'title', from: 7, to: 7 });
  });
});
