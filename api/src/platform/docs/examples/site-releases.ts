import {
  getSiteReleasesContract,
  getTeamSiteContract,
  promoteSiteContract,
  promoteTeamSiteContract,
  publishSiteContract,
  rollbackSiteContract,
  rollbackTeamSiteContract,
  sellTeamSiteContract,
} from '@portico/sdk/contracts/site-releases/schema';
import { example, type ExampleOf } from '@portico/sdk/contracts/example';

const [before, next] = ['3f9a1c0be4d75a26', 'b81d04e7725fc93a'];
const by = { id: 'deploy-key:3205c67466e3', label: 'pipeline' };

const releases = {
  live: next,
  source: 'release',
  rollback_to: before,
  versions: [
    { version: next, state: 'live', published_at: 1763639602, published_by: by },
    { version: before, state: 'retained', published_at: 1763636000, published_by: by },
  ],
  changes: [
    { at: 1763639700, kind: 'promote', by, from: before, to: next, why: 'A new landing page' },
    { at: 1763636100, kind: 'promote', by, from: null, to: before, why: 'The first pack' },
  ],
} satisfies ExampleOf<typeof getSiteReleasesContract>['answer'];

const promote = {
  body: { version: next, expected: before, why: 'A new landing page', dryRun: false },
  answer: { from: before, to: next, changed: true, money: [] },
} satisfies ExampleOf<typeof promoteSiteContract>;

const rollback = {
  body: { version: before, expected: next, why: 'The old words were better' },
  answer: { from: next, to: before, changed: true, money: [] },
} satisfies ExampleOf<typeof rollbackSiteContract>;

export const siteReleasesExamples = [
  example(getSiteReleasesContract, { answer: releases }),
  example(publishSiteContract, {
    upload: { 'site.yaml': '(name, links, pictures …)', 'en/landing.yaml': '(the landing page)' },
    answer: { version: next, added: true, files: 32, bytes: 302_014 },
  }),
  example(promoteSiteContract, promote),
  example(rollbackSiteContract, rollback),
  example(getTeamSiteContract, { answer: { ...releases, may_release: true, may_sell: true } }),
  example(promoteTeamSiteContract, promote),
  example(rollbackTeamSiteContract, rollback),
  example(sellTeamSiteContract, {
    ...promote,
    answer: {
      ...promote.answer,
      money: [{ key: 'plans.{{plan}}.price', from: '€8.49', to: '€8.99' }],
    },
  }),
];
