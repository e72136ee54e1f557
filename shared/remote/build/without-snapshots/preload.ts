/** In place of the library's `preloadRemote`, which needs snapshots: documents contain the preloads. */
const unavailable = () => {
  throw new Error('preloadRemote is not available: the shell excludes snapshots');
};

export const formatPreloadArgs = unavailable;
export const preloadAssets = unavailable;
export const normalizePreloadExposes = unavailable;
export const defaultPreloadArgs = {};
