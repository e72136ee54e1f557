import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { getFeature, getFeatures } from '@portico/contracts/features/calls';
import type { Feature, Features } from '@portico/contracts/features/schema';
import { getLanding } from '@portico/contracts/landing/calls';
import type { LandingAnswer } from '@portico/contracts/landing/schema';
import { getLegalText } from '@portico/contracts/legal/calls';
import type { LegalText } from '@portico/contracts/legal/schema';

const contentApi = remoteApi('public').injectEndpoints((build) => ({
  publicLanding: build.query<LandingAnswer, void>({ query: () => request(getLanding) }),
  publicFeatures: build.query<Features, void>({ query: () => request(getFeatures) }),
  publicFeature: build.query<Feature, string>({
    query: (name) => request(getFeature, { params: { name } }),
  }),
  publicLegalText: build.query<LegalText, string>({
    query: (name) => request(getLegalText, { params: { name } }),
  }),
}));

export const {
  usePublicLandingQuery,
  usePublicFeaturesQuery,
  usePublicFeatureQuery,
  usePublicLegalTextQuery,
} = contentApi;
