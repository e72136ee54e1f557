import { act, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { extensionPoint } from '../../platform/extension-point.ts';
import type { ComponentPoint } from '../../platform/extension-point.ts';
import { Extension } from './extension.tsx';
import { setExtensionHost } from './extension-host.ts';
import type { ExtensionHost } from './extension-host.ts';

interface NoteProps {
  text: string;
}
const note = extensionPoint<ComponentPoint<NoteProps>>('tools/note', 1);
const Note = ({ text }: NoteProps) => <p>{`Note: ${text}`}</p>;
const fallback = <p>plain</p>;

/** Renders the extension on a page, with a host that loads `load`. */
function show(load: ExtensionHost['load'], timeoutMs?: number) {
  const report = jest.fn<void, Parameters<ExtensionHost['report']>>();
  setExtensionHost({ load, report });
  const page = (text: string) => (
    <main>
      <h1>Page</h1>
      <Extension point={note} props={{ text }} fallback={fallback} timeoutMs={timeoutMs} />
    </main>
  );
  const { rerender, unmount } = render(page('one'));
  return { report, update: (text: string) => rerender(page(text)), unmount };
}
const loaded = (component: (props: NoteProps) => ReactNode) => async () =>
  Promise.resolve(component);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const expectFallback = () => {
  expect(screen.getByText('plain')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
};

beforeEach(() => {
  jest.useFakeTimers();
  // React logs the errors that boundaries catch.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  setExtensionHost(undefined);
});

describe('Extension', () => {
  it('shows the fallback first, then the extension with its props', async () => {
    const { report, update } = show(loaded(Note));
    expectFallback();
    await wait(0);
    expect(screen.getByText('Note: one')).toBeVisible();
    update('two');
    expect(screen.getByText('Note: two')).toBeVisible();
    expect(screen.queryByText('plain')).toBeNull();
    await wait(60_000);
    expect(report).not.toHaveBeenCalled();
  });

  it('keeps the fallback without a host', async () => {
    setExtensionHost(undefined);
    render(<Extension point={note} props={{ text: '' }} fallback={<h1>Page</h1>} />);
    await wait(60_000);
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  });

  it('keeps the fallback if the extension does not load, which the host reports', async () => {
    const { report } = show(() => Promise.reject(new Error('gone')));
    await wait(60_000);
    expectFallback();
    expect(report).not.toHaveBeenCalled();
  });

  it('keeps the fallback of an extension that loads too late', async () => {
    let finish: (component: unknown) => void = () => undefined;
    const { report } = show(() => new Promise((resolve) => (finish = resolve)), 1000);
    await wait(1001);
    await act(async () => Promise.resolve(finish(Note)));
    expectFallback();
    expect(report).not.toHaveBeenCalled();
  });

  it('replaces an extension that throws, and reports it once', async () => {
    const error = new Error('broken');
    const { report } = show(
      loaded(() => {
        throw error;
      }),
    );
    await wait(0);
    await wait(60_000);
    expectFallback();
    expect(report.mock.calls).toEqual([[note, { kind: 'thrown', error }]]);
  });

  it('replaces an extension that throws later', async () => {
    const { report, update } = show(
      loaded(({ text }) => {
        if (text === 'two') throw new Error('broken');
        return <p>{text}</p>;
      }),
    );
    await wait(0);
    await wait(60_000);
    update('two');
    expectFallback();
    expect(report.mock.calls).toMatchObject([[note, { kind: 'thrown' }]]);
  });

  it('replaces an extension that loads but never renders, and reports the timeout', async () => {
    const never = new Promise<string>(() => undefined);
    const { report } = show(
      loaded(() => <p>{use(never)}</p>),
      1000,
    );
    await wait(999);
    expectFallback();
    expect(report).not.toHaveBeenCalled();
    await wait(1);
    expectFallback();
    expect(report.mock.calls).toEqual([[note, { kind: 'timeout', ms: 1000 }]]);
  });

  it('does nothing after it was unmounted', async () => {
    const { report, unmount } = show(() => new Promise(() => undefined), 1000);
    unmount();
    await wait(60_000);
    expect(report).not.toHaveBeenCalled();
  });

  it('keeps the state of the extension while its props change', async () => {
    const Counter = ({ text }: NoteProps) => {
      const [first] = useState(text);
      return <p>{`${first} ${text}`}</p>;
    };
    const { update } = show(loaded(Counter));
    await wait(0);
    update('two');
    expect(screen.getByText('one two')).toBeVisible();
  });
});
