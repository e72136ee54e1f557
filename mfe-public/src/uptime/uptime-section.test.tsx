import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StatusComponents } from '@portico/contracts/components/schema';
import { lastDays, wholeDay } from '@portico/contracts/rules/uptime';
import { dayOfKey } from './day-of-key.ts';
import { UptimeSection } from './uptime-section.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1000;
const NONE = { up: 0, degraded: 0, down: 0, maintenance: 0 };
/** No data in the first ten days, and 14 minutes of downtime on all others but today. */
const DAYS = lastDays(NOW, 90).map((day, index) => {
  const down = index === 89 ? 0 : 840;
  const measured = index < 10 ? NONE : { ...NONE, up: index === 89 ? 43_200 : 86_400 - down, down };
  return wholeDay(day, measured, NOW);
});
const answer = (change: object = {}): StatusComponents => ({
  at: NOW,
  components: [
    {
      ...{ id: 'gateway', name: 'Bot', method: 'The bot reports every 10 seconds.' },
      ...{ state: 'up', since: NOW, uptime: 0.99028, measured: 0.89, days: DAYS },
      ...change,
    },
  ],
});
const show = (given: StatusComponents | undefined, isError = false, onRetry = () => undefined) =>
  render(<UptimeSection answer={given} isError={isError} onRetry={onRetry} />);

describe('the uptime section', () => {
  it('shows state, percentage, period and method, and how much was measured', () => {
    show(answer());
    expect(screen.getByText('Operational')).toBeInTheDocument();
    const share = screen.getByText('99.02%').closest('p');
    expect(share).toHaveTextContent(/^99.02% uptime over the last 90 days$/);
    expect(share).toHaveAttribute('title', 'Measured 89% of the time');
    expect(screen.getByText('The bot reports every 10 seconds.')).toBeInTheDocument();
  });

  it('shows no percentage for a component without data', () => {
    show(answer({ state: 'unknown', uptime: null, measured: 0 }));
    expect(screen.getByText('No data')).toBeInTheDocument();
    expect(screen.getByText('—').closest('p')).toHaveTextContent(
      /^— uptime over the last 90 days$/,
    );
    expect(screen.queryByText(/100%/)).not.toBeInTheDocument();
  });

  it('says what the bars mean', () => {
    show(answer());
    const legend = within(screen.getByRole('list', { name: 'What the bars mean' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['No problems', 'Maintenance', 'Slow or down for up to an hour'],
      ...['Down for more than an hour', 'Not measured'],
    ]);
  });

  it('describes each day to the keyboard', async () => {
    const user = userEvent.setup();
    show(answer());
    const slider = screen.getByRole('slider', { name: 'Bot: day' });
    await user.tab();
    expect(slider).toHaveFocus();
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 21, 2026: No downtime.');
    await user.keyboard('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 20, 2026: Down for 14 min.');
    expect(screen.getByText('Nov 20, 2026: Down for 14 min.')).toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Aug 24, 2026: No data.');
    await user.tab();
    expect(screen.getByText('Today')).toBeInTheDocument();
  });

  it('describes the day below the pointer', () => {
    show(answer());
    const slider = screen.getByRole('slider', { name: 'Bot: day' });
    slider.getBoundingClientRect = () => ({ left: 0, width: 900 }) as DOMRect;
    fireEvent(slider, new MouseEvent('pointermove', { clientX: 885, bubbles: true }));
    expect(screen.getByText('Nov 20, 2026: Down for 14 min.')).toBeInTheDocument();
    fireEvent(slider, new MouseEvent('pointerout', { bubbles: true }));
    expect(screen.queryByText('Nov 20, 2026: Down for 14 min.')).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and offers to try again', async () => {
    const retry = jest.fn();
    show(undefined, true, retry);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['ArrowLeft', 4],
  ['ArrowRight', 6],
  ['PageUp', 9],
  ['PageDown', 0],
  ['Home', 0],
  ['End', 9],
  ['a', undefined],
])('the key %s leads to the day %s', (key, day) => {
  expect(dayOfKey(key, 5, 10)).toBe(day);
});
