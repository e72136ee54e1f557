import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use } from 'react';
import { useSearchText } from './use-search-text.ts';

const onSearch = jest.fn<undefined, [string]>();

function Field({ linked }: { linked: string }) {
  const [text, setText] = useSearchText(linked, onSearch);
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}
const field = () => screen.getByRole('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTime(1000));
const searches = () => onSearch.mock.calls.map(([text]) => text);

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('useSearchText', () => {
  it('sends the trimmed text once, after a pause', () => {
    render(<Field linked="" />);
    type('b');
    type('ban ');
    expect(searches()).toEqual([]);
    pause();
    pause();
    expect(searches()).toEqual(['ban']);
    expect(field()).toHaveValue('ban ');
  });

  it('keeps what is typed while earlier searches become the address one after the other', () => {
    const { rerender } = render(<Field linked="" />);
    for (const text of ['al', 'ali', 'alia']) {
      type(text);
      pause();
    }
    type('alias');
    rerender(<Field linked="al" />);
    expect(field()).toHaveValue('alias');
    rerender(<Field linked="alia" />);
    expect(field()).toHaveValue('alias');
    pause();
    rerender(<Field linked="alias" />);
    pause();
    expect(searches()).toEqual(['al', 'ali', 'alia', 'alias']);
  });

  it('follows an address that it did not send, also back to an earlier search', () => {
    const { rerender } = render(<Field linked="" />);
    type('ban');
    pause();
    rerender(<Field linked="ban" />);
    rerender(<Field linked="kick" />);
    expect(field()).toHaveValue('kick');
    rerender(<Field linked="ban" />);
    expect(field()).toHaveValue('ban');
    pause();
    expect(searches()).toEqual(['ban']);
  });

  it('keeps a key that interrupts the rendering of an earlier search', async () => {
    let finish: (value: string) => void = () => undefined;
    const slow = new Promise<string>((resolve) => (finish = resolve));
    const List = ({ linked }: { linked: string }) => <p>{linked ? use(slow) : 'all'}</p>;
    const Page = ({ linked }: { linked: string }) => (
      <Suspense>
        <Field linked={linked} />
        <List linked={linked} />
      </Suspense>
    );
    const { rerender } = render(<Page linked="" />);
    type('al');
    pause();
    startTransition(() => rerender(<Page linked="al" />));
    type('ali');
    expect(field()).toHaveValue('ali');
    await act(async () => {
      finish('found');
      await slow;
    });
    expect(screen.getByText('found')).toBeInTheDocument();
    expect(field()).toHaveValue('ali');
  });
});
