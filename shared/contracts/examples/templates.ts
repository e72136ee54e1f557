import { getTemplatesContract } from '../templates/schema.ts';
import { example } from '@portico/sdk/contracts/example';

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
