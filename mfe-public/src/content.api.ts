import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { getFeature, getFeatures } from '@portico/contracts/features/calls';
import type { Feature, Features } from '@portico/contracts/features/schema';
import { getLanding, getLandingFigures } from '@portico/contracts/landing/calls';
import type { LandingAnswer, LandingFigures } from '@portico/contracts/landing/schema';
import { getLegalText } from '@portico/contracts/legal/calls';
import type { LegalText } from '@portico/contracts/legal/schema';
import type { TeamRanks } from '@portico/contracts/pack/team';
import { getTeamRanks } from '@portico/contracts/team-cards/calls';

const contentApi = remoteApi('public').injectEndpoints((build) => ({
  publicLanding: build.query<LandingAnswer, void>({ query: () => request(getLanding) }),
  publicLandingFigures: build.query<LandingFigures, void>({
    query: () => request(getLandingFigures),
  }),
  publicFeatures: build.query<Features, void>({ query: () => request(getFeatures) }),
  publicFeature: build.query<Feature, string>({
    query: (name) => request(getFeature, { params: { name } }),
  }),
  publicTeamRanks: build.query<TeamRanks, void>({ query: () => request(getTeamRanks) }),
  publicLegalText: build.query<LegalText, string>({
    query: (name) => request(getLegalText, { params: { name } }),
  }),
}));

export const {
  usePublicTeamRanksQuery,
  usePublicLandingQuery,
  usePublicLandingFiguresQuery,
  usePublicFeaturesQuery,
  usePublicFeatureQuery,
  usePublicLegalTextQuery,
} = contentApi;
