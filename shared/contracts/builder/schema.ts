import { contract } from '@portico/sdk/contracts/contract';
import { builderOf, Separator, type BuilderWords } from '../pack/builder.ts';
import { getBuilder } from './calls.ts';

export const Builder = builderOf(Separator).meta({ id: 'Builder' });
export type Builder = BuilderWords;

export const getBuilderContract = contract({
  call: getBuilder,
  summary: 'What the embed builder and the gallery of templates know of the bot',
  response: Builder,
});
