/** The zone of whoever looks; the server filters and dates files in it. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
