// Written by `npm run answers` from schema.ts; do not edit.
export * as account from '../account/schema.ts';
export * as audit from '../audit/schema.ts';
export * as canaries from '../canaries/schema.ts';
export * as platform from '../platform/schema.ts';
export * as previews from '../previews/schema.ts';
export * as registry from '../registry/schema.ts';
export * as releases from '../releases/schema.ts';
export * as reports from '../reports/schema.ts';
export * as session from '../session/schema.ts';
export * as siteReleases from '../site-releases/schema.ts';
export * as smoke from '../smoke/schema.ts';
export * as team from '../team/schema.ts';
export * as teamStaff from '../team/staff/schema.ts';
export * as vitals from '../vitals/schema.ts';
