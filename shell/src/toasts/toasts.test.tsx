import { act, render, renderHook, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { toast } from '@portico/sdk';
import { dismissToast, useToasts } from '@portico/sdk/host';
import { Dialog } from '@portico/ui';
import { Toasts } from './toasts.tsx';

// The first message loads the list's chunk.
beforeAll(() => import('./toast-list.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  const { result } = renderHook(useToasts);
  act(() => result.current.forEach(({ id }) => dismissToast(id)));
  jest.useRealTimers();
});

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('Toasts', () => {
  it('[spec1 §9.5] shows a message for 3000 ms', async () => {
    render(<Toasts />);
    await act(async () => toast({ title: 'Import successful', description: 'The embed is here.' }));
    expect(screen.getByText('Import successful')).toBeInTheDocument();
    expect(screen.getByText('The embed is here.')).toBeInTheDocument();
    await after(2_900);
    expect(screen.getByText('Import successful')).toBeInTheDocument();
    await after(200);
    expect(screen.queryByText('Import successful')).toBeNull();
  });

  it('[spec1 §9.5] shows an error for 5000 ms', async () => {
    render(<Toasts />);
    await act(async () => toast({ title: 'Checkout Failed', kind: 'error' }));
    await after(4_900);
    expect(screen.getByText('Checkout Failed')).toBeInTheDocument();
    await after(200);
    expect(screen.queryByText('Checkout Failed')).toBeNull();
  });

  it('can be closed', async () => {
    render(<Toasts />);
    await act(async () => toast({ title: 'Copied to clipboard' }));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByText('Copied to clipboard')).toBeNull();
  });

  describe('while a modal dialog covers the page and makes it inert', () => {
    /** A remote's page with a dialog, in a tree of its own. */
    function Page() {
      const [isOpen, setOpen] = useState(true);
      return isOpen && <Dialog title="Import" onClose={() => setOpen(false)} children="Code" />;
    }
    const failed = () => toast({ title: 'Import failed', description: 'No code.', kind: 'error' });
    const closeDialog = () =>
      act(async () => screen.getAllByRole('button', { name: 'Close' })[0]!.click());

    it('is within the dialog, and announced there', async () => {
      render(<Page />);
      render(<Toasts />);
      await act(async () => failed());
      await after(100);
      const dialog = within(screen.getByRole('dialog', { name: 'Import' }));
      expect(dialog.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(
        'No code.',
      );
      const announced = dialog
        .getAllByRole('status')
        .find((status) => status.getAttribute('aria-live') === 'assertive');
      expect(announced).toHaveTextContent(/^Message Import failed/);
    });

    it('outlives the dialog, and closing the message does not close the dialog', async () => {
      render(<Page />);
      render(<Toasts />);
      await act(async () => failed());
      // It is announced for a second.
      await after(1_500);
      await closeDialog();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText('Import failed')).toBeInTheDocument();
      await after(3_600);
      expect(screen.queryByText('Import failed')).toBeNull();
    });

    it('moves into a dialog that opens later', async () => {
      render(<Toasts />);
      await act(async () => failed());
      render(<Page />);
      await after(1_500);
      const dialog = within(screen.getByRole('dialog', { name: 'Import' }));
      expect(dialog.getByText('Import failed')).toBeInTheDocument();
      act(() => dialog.getAllByRole('button', { name: 'Close' }).at(-1)!.click());
      expect(screen.queryByText('Import failed')).toBeNull();
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
  });
});
