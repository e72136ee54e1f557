import { refusalText } from './refusal-text.ts';

it('a refusal speaks in the words of the API', () => {
  expect(refusalText({ serverError: 'Look again.', message: 'API request failed: Conflict' })).toBe(
    'Look again.',
  );
  expect(refusalText({ message: 'Request timed out.' })).toBe('Request timed out.');
  expect(refusalText(undefined)).toBe('That did not work. Please try again.');
});
