import { capitalizeWords } from './words.ts';

test('[spec0 §2.20] [spec1 §6.4] each word of a permission is capitalized', () => {
  expect(['manage guild', 'manage_messages', 'none', ''].map(capitalizeWords)).toEqual([
    'Manage Guild',
    'Manage Messages',
    'None',
    '',
  ]);
});
