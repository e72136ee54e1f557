import { capitaliseWords } from './words.ts';

test('[spec0 §2.20] [spec1 §6.4] each word of a permission is capitalised', () => {
  expect(['manage guild', 'manage_messages', 'none', ''].map(capitaliseWords)).toEqual([
    'Manage Guild',
    'Manage Messages',
    'None',
    '',
  ]);
});
