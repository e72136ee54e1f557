/**
 * Preloaded into every child of the supervisor (`--import`). A child shuts itself down when its
 * supervisor has ended; this ends it where that hangs or is not set up yet.
 */
const GRACE_MS = Number(process.env.PORTICO_END_WITH_PARENT_MS ?? 8000);

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
