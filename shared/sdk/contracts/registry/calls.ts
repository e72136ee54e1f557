import { call } from '../call.ts';
import * as answers from './answers.ts';

/** The live releases; open tabs poll it with an ETag. */
export const getRegistry = call({
  operation: 'getRegistry',
  method: 'GET',
  path: '/api/registry',
  answer: answers.getRegistry,
});
