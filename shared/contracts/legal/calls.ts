import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getLegalText = call({
  operation: 'getLegalText',
  method: 'GET',
  path: '/api/legal/:name',
  answer: answers.getLegalText,
});
