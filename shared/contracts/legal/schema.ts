import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { LegalText as Text } from '../pack/legal.ts';
import { getLegalText } from './calls.ts';

export const LegalText = Text.extend({
  sections: z.array(
    Text.shape.sections.element.extend({
      number: z.int().meta({ description: 'From 1' }),
      anchor: z.string().meta({ description: 'Address within the page: #termination' }),
    }),
  ),
  month: z.string().meta({ description: 'Month of the last change, as June 2024' }),
});
export type LegalText = z.infer<typeof LegalText>;

export const getLegalTextContract = contract({
  call: getLegalText,
  summary: 'A legal text of the site pack',
  params: z.strictObject({ name: z.string().max(60) }),
  response: LegalText,
});
