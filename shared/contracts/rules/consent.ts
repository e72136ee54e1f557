/**
 * The texts of the consent to immediate supply (right of withdrawal, EU), by version. A text never
 * changes: an invoice stores the one that its buyer saw. A new wording gets a new version.
 */
const TEXTS: Readonly<Record<number, (guaranteeDays: number, withdrawalDays: number) => string>> = {
  1: (days, withdrawalDays) =>
    `I want my license at once, before the withdrawal period of ${withdrawalDays} days ends, and I know that my right of withdrawal ends when it is active. The ${days}-day money-back guarantee stays.`,
};

/** The version that stores show. */
export const CONSENT_VERSION = 1;

export const isConsentVersion = (version: number): boolean => Object.hasOwn(TEXTS, version);

/**
 * @param version of {@link isConsentVersion}
 * @param guaranteeDays of the catalog @param withdrawalDays of the catalog
 */
export const consentTextOf = (
  version: number,
  guaranteeDays: number,
  withdrawalDays: number,
): string => (TEXTS[version] ?? TEXTS[CONSENT_VERSION]!)(guaranteeDays, withdrawalDays);
