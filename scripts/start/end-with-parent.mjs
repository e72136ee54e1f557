/**
 * Preloaded into every child of the supervisor. When the supervisor is gone, however it went, the
 * child shuts itself down; this ends it for certain where that hangs or had not been set up yet.
 */
const GRACE_MS = Number(process.env.PORTICO_END_WITH_PARENT_MS ?? 8000);

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
