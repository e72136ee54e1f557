import { contract } from '@portico/sdk/contracts/contract';
import { BuilderWords } from '../pack/builder.ts';
import { getBuilder } from './calls.ts';

export const Builder = BuilderWords.meta({ id: 'Builder' });
export type Builder = BuilderWords;

export const getBuilderContract = contract({
  call: getBuilder,
  summary: 'What the embed builder and the gallery of templates know of the bot',
  response: Builder,
});
