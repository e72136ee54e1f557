import { act, render, screen } from '@testing-library/react';
import { toast } from '@portico/sdk';
import { Toasts } from './toasts.tsx';

// The first message loads the list's chunk.
beforeAll(() => import('./toast-list.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
});
