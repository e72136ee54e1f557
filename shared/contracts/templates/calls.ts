import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getTemplates = call({
  operation: 'getTemplates',
  method: 'GET',
  path: '/api/templates',
  answer: answers.getTemplates,
});
