import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getLanding = call({
  operation: 'getLanding',
  method: 'GET',
  path: '/api/landing',
  answer: answers.getLanding,
});
/** What the landing page claims in numbers. */
export const getLandingFigures = call({
  operation: 'getLandingFigures',
  method: 'GET',
  path: '/api/landing/figures',
  answer: answers.getLandingFigures,
});
