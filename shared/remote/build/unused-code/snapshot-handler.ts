/** Replaces the library's class with the methods that its host calls without snapshots. */
export class SnapshotHandler {
  readonly manifestCache = new Map();
  readonly hooks = { applyPlugin() {} };
}

/** There are no snapshots, so none of a remote. */
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
