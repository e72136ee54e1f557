/**
 * Whether a file of a release is for the API alone: source maps (docs/decisions/0026). It has no address for
 * visitors; deploy keys of the app can download it.
 */
export const isPrivateFile = (path: string): boolean => path.toLowerCase().endsWith('.map');
