import { fromField, refusal, toField } from './words.ts';

describe('words of the incident desk', () => {
  it('a time comes back from its field as it was, to the minute', () => {
    const time = Date.parse('2026-11-21T10:20:00Z') / 1000;
    expect(fromField(toField(time))).toBe(time);
    expect(fromField('')).toBeUndefined();
  });

  it('a refusal speaks in the words of the API', () => {
    expect(refusal({ serverError: 'Look again.', message: 'HTTP error 409' })).toBe('Look again.');
    expect(refusal({ message: 'Request timed out.' })).toBe('Request timed out.');
    expect(refusal(undefined)).toBe('That did not work. Please try again.');
  });
});
