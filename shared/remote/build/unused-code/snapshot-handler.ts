/** In place of the library's class: what its host calls when snapshots are left out. */
export class SnapshotHandler {
  readonly manifestCache = new Map();
  readonly hooks = { applyPlugin() {} };
}

/** There are no snapshots, so none of a remote. */
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
