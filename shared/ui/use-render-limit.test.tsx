import { render, screen, waitFor } from '@testing-library/react';
import { useRenderLimit } from './use-render-limit.ts';

function List({ total, filter = '', least }: { total: number; filter?: string; least?: number }) {
  return <output>{useRenderLimit(total, filter, least)}</output>;
}
const drawn = () => Number(screen.getByRole('status').textContent);

describe('useRenderLimit', () => {
  it('begins with the first screens and comes to the end by itself', async () => {
    render(<List total={1000} />);
    expect(drawn()).toBeLessThan(100);
    await waitFor(() => expect(drawn()).toBe(1000), { timeout: 4000 });
  });

  it('begins anew with another filter, and has a linked entry at once', async () => {
    const { rerender } = render(<List total={200} />);
    await waitFor(() => expect(drawn()).toBe(200), { timeout: 4000 });
    rerender(<List total={200} filter="ban" />);
    expect(drawn()).toBeLessThan(100);
    rerender(<List total={200} filter="mute" least={150} />);
    expect(drawn()).toBeGreaterThanOrEqual(150);
  });
});
