/** Maximum size of a batch in bytes: enough for as many items of maximum size as it may have. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** Maximum size of one item in bytes. */
export const MAX_ITEM_BYTES = 512 * 1024;
