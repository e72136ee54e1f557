const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the method of a request may change something. */
export const changes = ({ method }: { method: string }): boolean => !SAFE.has(method);
