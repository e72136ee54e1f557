import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { emptyField } from '../embed-code/embed.ts';
import { BuilderContext } from './builder-context.ts';
import { addTo } from './draft.ts';
import { loadDraft } from './saved-draft.ts';
import { TextField } from './text-field.tsx';
import { useDraft } from './use-draft.ts';

type UsedDraft = ReturnType<typeof useDraft>;
let draft: UsedDraft;

function Form({ onDrawn }: { onDrawn: (drawn: UsedDraft) => void }) {
  const drawn = useDraft();
  useLayoutEffect(() => {
    onDrawn(drawn);
  });
  return (
    <BuilderContext value={{ ...drawn, announce: () => undefined }}>
      <TextField path="title" label="Title" limit={256} value={drawn.draft.title} />
    </BuilderContext>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
/** A key press whose change is not rendered before the surrounding `act` ends. */
const key = (text: string) => fireEvent.input(title(), { target: { value: text } });

beforeEach(() => {
  localStorage.clear();
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
    act(() => draft.undo());
    expect(title()).toHaveValue('');
    act(() => {
      key('Hello');
      draft.undo();
    });
    expect(title()).toHaveValue('');
    expect(draft.draft.title).toBe('');
    act(() => draft.redo());
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
    expect(loadDraft()?.embed.title).toBe('Rules');
  });
});
