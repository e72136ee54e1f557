/** Parts of the brand that a deployment may do without, with all that shows them. */
export const OPTIONAL_BRAND_PARTS = ['inviteUrl', 'supportUrl', 'docsUrl', 'contactEmail'] as const;
export type OptionalBrandPart = (typeof OPTIONAL_BRAND_PARTS)[number];
