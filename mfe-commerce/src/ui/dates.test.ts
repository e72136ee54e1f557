import { formatDate } from './dates.ts';

test('[spec1 §9] dates are dd.MM.yyyy HH:mm:ss', () => {
  const local = new Date(2026, 2, 5, 7, 8, 9).getTime() / 1000;
  expect(formatDate(local)).toBe('05.03.2026 07:08:09');
});
