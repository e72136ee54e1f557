import { errorText } from './error-text.ts';

it('errorText prefers the message of the API', () => {
  expect(errorText({ serverError: 'Look again.', message: 'API request failed: Conflict' })).toBe(
    'Look again.',
  );
  expect(errorText({ message: 'Request timed out.' })).toBe('Request timed out.');
  expect(errorText(undefined)).toBe('Something went wrong. Please try again.');
});
