import { fromField, toField } from './words.ts';

describe('words of the incident desk', () => {
  it('a time comes back from its field as it was, to the minute', () => {
    const time = Date.parse('2026-11-21T10:20:00Z') / 1000;
    expect(fromField(toField(time))).toBe(time);
    expect(fromField('')).toBeUndefined();
  });
});
