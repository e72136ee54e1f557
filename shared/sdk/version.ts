/** Version of the platform interface that the shell lends; remotes ask for a range of it. */
export const SDK_VERSION = '2.0.0';
