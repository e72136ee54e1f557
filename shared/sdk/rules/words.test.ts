import { capitaliseWords } from './words.ts';

test('[spec0 §2] [spec1 §6] each word of a permission is capitalised', () => {
  expect(['manage guild', 'manage_messages', 'none', ''].map(capitaliseWords)).toEqual([
    'Manage Guild',
    'Manage Messages',
    'None',
    '',
  ]);
});
