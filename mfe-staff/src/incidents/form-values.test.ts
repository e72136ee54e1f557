import { fromField, toField } from './form-values.ts';

describe('a datetime-local field', () => {
  it('round-trips a time to the minute', () => {
    const time = Date.parse('2026-11-21T10:20:00Z') / 1000;
    expect(fromField(toField(time))).toBe(time);
    expect(fromField('')).toBeUndefined();
  });
});
