/** Texts of spec 0 §5 for empty answers. */
export const NO_SHARDS = 'No shard data available. Please try again later.';
export const NO_HISTORY = 'No history data available. Please try again later.';

/** Why a site without shards has no state. @param hasHistory readings were pushed to it */
export const neverText = (hasHistory: boolean): string =>
  hasHistory
    ? 'No shard of the bot has reported yet.'
    : 'The bot has not reported to this site yet.';
