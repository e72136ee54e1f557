import type { Brand } from '../../platform/page-data.ts';

const token = (field: keyof Brand) => `%%brand.${field}%%`;

/**
 * The brand in prerendered HTML. The real brand is run-time configuration, so every field is a
 * token that the page server replaces, HTML-escaped.
 */
export const placeholderBrand: Brand = {
  name: token('name'),
  tagline: token('tagline'),
  icon: token('icon'),
  previewImage: token('previewImage'),
  cdn: token('cdn'),
  inviteUrl: token('inviteUrl'),
  supportUrl: token('supportUrl'),
  docsUrl: token('docsUrl'),
  contactEmail: token('contactEmail'),
  imprintUrl: token('imprintUrl'),
  prefix: token('prefix'),
  accent: token('accent'),
  supportLanguages: token('supportLanguages'),
  answerTime: token('answerTime'),
  dataRequestTime: token('dataRequestTime'),
  dataDeletionTime: token('dataDeletionTime'),
};
