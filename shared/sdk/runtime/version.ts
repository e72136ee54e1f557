/** Version of the interface that the shell provides; remotes require a range of it. */
export const SDK_VERSION = '2.3.0';
