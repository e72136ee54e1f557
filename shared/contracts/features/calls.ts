import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getFeatures = call({
  operation: 'getFeatures',
  method: 'GET',
  path: '/api/features',
  answer: answers.getFeatures,
});

export const getFeature = call({
  operation: 'getFeature',
  method: 'GET',
  path: '/api/features/:name',
  answer: answers.getFeature,
});

/** For the sitemap. */
export const getFeatureAddresses = call({
  operation: 'getFeatureAddresses',
  method: 'GET',
  path: '/api/features/addresses',
  answer: answers.getFeatureAddresses,
});
