/** Route configuration of ingest doors: a full batch of the longest items fits. */
export const INGEST_BODY = { bodyLimit: 8 * 1024 * 1024 };
