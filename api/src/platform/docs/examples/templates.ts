import { getTemplatesContract } from '@portico/sdk/contracts/templates/schema';
import { example } from './example.ts';

export const templatesExamples = [
  example(getTemplatesContract, {
    answer: [
      {
        id: 'welcome',
        name: 'Welcome',
        image: 'https://example.com/welcome.png',
        embed: '{embed}{title: Welcome}{description: Nice to have you here.}',
      },
    ],
  }),
];
