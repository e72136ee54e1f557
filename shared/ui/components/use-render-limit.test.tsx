import { render, screen, waitFor } from '@testing-library/react';
import { useRenderLimit } from './use-render-limit.ts';

function List({ total, filter = '', least }: { total: number; filter?: string; least?: number }) {
  return <output>{useRenderLimit(total, filter, least)}</output>;
}
const rendered = () => Number(screen.getByRole('status').textContent);

describe('useRenderLimit', () => {
  it('starts with the first screens and reaches the end by itself', async () => {
    render(<List total={1000} />);
    expect(rendered()).toBeLessThan(100);
    await waitFor(() => expect(rendered()).toBe(1000), { timeout: 4000 });
  });

  it('starts again with another filter, and includes a linked entry at once', async () => {
    const { rerender } = render(<List total={200} />);
    await waitFor(() => expect(rendered()).toBe(200), { timeout: 4000 });
    rerender(<List total={200} filter="ban" />);
    expect(rendered()).toBeLessThan(100);
    rerender(<List total={200} filter="mute" least={150} />);
    expect(rendered()).toBeGreaterThanOrEqual(150);
  });
});
