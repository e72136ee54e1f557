const DAY = 86_400;

/** How long a preview can be opened, in seconds. */
export const PREVIEW_SECONDS = { min: 60, default: 3 * DAY, max: 30 * DAY } as const;
