import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { useToasts } from '@portico/sdk/host';
import { emptyEmbed } from '../../embed-code/demo-bot.ts';
import { useDebounced } from '../../use-debounced.ts';
import { BuilderContext } from '../form/builder-context.ts';
import { toDraft } from '../drafts/draft.ts';
import { beginHistory } from '../drafts/history.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { JsonPanel } from './json-panel.tsx';

let form: ReturnType<typeof useDraft>;

function Page({ onDrawn }: { onDrawn: (drawn: typeof form) => void }) {
  const [first] = useState(() => beginHistory(toDraft({ ...emptyEmbed, title: 'Start' })));
  const drawn = useDraft(first, () => undefined);
  const debounced = useDebounced(drawn.draft, 200);
  onDrawn(drawn);
  return (
    <BuilderContext value={{ ...drawn, announce: () => undefined }}>
      <JsonPanel
        draft={drawn.draft}
        debounced={debounced}
        readDraft={drawn.readDraft}
        onClose={() => undefined}
      />
    </BuilderContext>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Discord JSON' });
const settle = () => act(() => jest.advanceTimersByTime(300));
const write = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  fireEvent.change(area(), { target: { value: text } });
  settle();
  return text;
};
const title = () => form.readDraft().title;
const changeForm = (text: string) => {
  act(() => form.change('title', text));
  settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<Page onDrawn={(drawn) => (form = drawn)} />);
});
afterEach(() => jest.useRealTimers());

describe('the JSON beside the form', () => {
  it('has the focus, and follows the form', () => {
    expect(area()).toHaveFocus();
    changeForm('From the form');
    expect(JSON.parse(area().value)).toMatchObject({ embeds: [{ title: 'From the form' }] });
  });

  it('changes the form in one step per pause, and keeps its own layout', () => {
    const text = write({ embeds: [{ title: 'From JSON' }] });
    expect(title()).toBe('From JSON');
    expect(area()).toHaveValue(text);
    act(() => void form.undo());
    settle();
    expect(title()).toBe('Start');
    expect(area().value).toContain('"title": "Start"');
    changeForm('Later');
    expect(area().value).toContain('"title": "Later"');
  });

  it('is read at once when it loses the focus', () => {
    fireEvent.change(area(), { target: { value: '{"title":"Now"}' } });
    expect(title()).toBe('Start');
    fireEvent.blur(area());
    expect(title()).toBe('Now');
  });

  it('leaves the form as it is while it is wrong, and selects the place', () => {
    const text = write('{"title": "A",}');
    expect(title()).toBe('Start');
    expect(area()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Line 1, character 15: “}”: Write a name in double quotes, or remove the comma before }.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show Line 1' }));
    expect([area().selectionStart, area().selectionEnd]).toEqual([14, 15]);
    // A change in the form does not replace it.
    changeForm('From the form');
    expect(area()).toHaveValue(text);
    fireEvent.click(screen.getByRole('button', { name: 'Show the Form’s JSON' }));
    expect(area().value).toContain('"title": "From the form"');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves undo of a wrong text to the text', () => {
    const undo = jest.fn();
    addEventListener('keydown', undo);
    fireEvent.keyDown(area(), { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
    write('{');
    fireEvent.keyDown(area(), { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
    removeEventListener('keydown', undo);
  });

  it('names what embed code cannot say, and is not replaced by less', () => {
    const text = write('{\n"title": "A",\n"video": {}\n}');
    expect(title()).toBe('A');
    expect(screen.getByRole('list', { name: 'Differences from the JSON' })).toHaveTextContent(
      'Line 3, Embed: Embed code has no part for “video”.',
    );
    changeForm('B');
    expect(area()).toHaveValue(text);
    expect(screen.getByText(/it says more than the form/)).toBeVisible();
  });

  it('copies no link that the import would refuse', async () => {
    const { result } = renderHook(useToasts);
    changeForm('See the document.');
    fireEvent.click(screen.getByRole('button', { name: 'Link for Other Builders' }));
    await act(async () => Promise.resolve());
    expect(result.current.map(({ title, description }) => `${title}: ${description}`)).toEqual([
      'The link was not written: Title: the import refuses “document.”. Write “documents.”, or end the sentence with another word.',
    ]);
  });

  it('asks which of several embeds to take, and takes another one', () => {
    const text = write([{ title: 'One' }, { title: 'Two' }]);
    expect(title()).toBe('Start');
    fireEvent.click(screen.getByRole('button', { name: 'Embed 2: “Two”' }));
    expect([title(), area().value]).toEqual(['Two', text]);
    fireEvent.click(screen.getByRole('button', { name: 'Embed 1: “One”' }));
    expect(title()).toBe('One');
    write([{ title: 'Uno' }, { title: 'Two' }]);
    expect(title()).toBe('Uno');
  });
});
