/**
 * Preloaded into every child of the supervisor (`--import`). A child shuts down when its supervisor
 * has ended. This ends the child if its shutdown hangs or is not set up yet.
 */
const GRACE_MS = Number(process.env.PORTICO_END_WITH_PARENT_MS ?? 8000);

// The supervisor has ended before this file ran, so no event will tell.
if (!process.connected) process.exit(1);
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
