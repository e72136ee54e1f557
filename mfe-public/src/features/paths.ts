/** The page of a feature. @param name as in its address */
export const featurePath = (name: string): string => `/features/${encodeURIComponent(name)}`;
