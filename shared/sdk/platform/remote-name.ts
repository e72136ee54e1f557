/**
 * Name of a remote: its channel, its folder in a repository, the label of its error card. Which remotes
 * exist is data of an installation.
 */
export type RemoteName = `mfe-${string}`;

/** Grammar of the names of remotes. It takes linear time, and names fit into addresses and globals. */
export const REMOTE_NAME = /^mfe-[a-z][a-z0-9-]{0,30}$/;

/** Names of apps with releases: remotes, and the shell. */
export const APP_NAME = /^(?:shell|mfe-[a-z][a-z0-9-]{0,30})$/;

/** What a name that does not match {@link REMOTE_NAME} must be. */
export const REMOTE_NAME_EXPECTED =
  '"mfe-" followed by a lower-case letter and at most 30 lower-case letters, digits and hyphens';

/** What a name that does not match {@link APP_NAME} must be. */
export const APP_NAME_EXPECTED = `"shell", or ${REMOTE_NAME_EXPECTED}`;
