/** Header with the version of the bot's calls, in requests and in answers. */
export const VERSION_HEADER = 'portico-version';

/**
 * Versions of the bot's calls that the API answers, oldest first. A call without the header gets the
 * oldest one. docs/ingest.md says how long a version stays.
 */
export const BOT_API_VERSIONS = ['1'] as const;
