/**
 * The texts of the consent to immediate supply (right of withdrawal, EU), by version. A text never
 * changes: an invoice stores the one that its buyer saw. A new wording gets a new version.
 */
export const CONSENT_TEXTS: Readonly<Record<number, string>> = {
  1: 'I want my license at once, before the withdrawal period of 14 days ends, and I know that my right of withdrawal ends when it is active. The 7-day money-back guarantee stays.',
};

/** The version that stores show. */
export const CONSENT_VERSION = 1;
