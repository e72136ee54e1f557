/**
 * Name of a remote: of its channel, its folder and on its error card. Which remotes exist is data
 * of an installation.
 */
export type RemoteName = `mfe-${string}`;

/** Grammar of remote names. It matches in linear time, and names are valid in addresses and globals. */
export const REMOTE_NAME = /^mfe-[a-z][a-z0-9-]{0,30}$/;

/** Names of apps: remotes, and the shell. */
export const APP_NAME = /^(?:shell|mfe-[a-z][a-z0-9-]{0,30})$/;

/** What a name that does not match {@link REMOTE_NAME} must be. */
export const REMOTE_NAME_EXPECTED =
  '"mfe-" followed by a lower-case letter and at most 30 lower-case letters, digits and hyphens';

/** What a name that does not match {@link APP_NAME} must be. */
export const APP_NAME_EXPECTED = `"shell", or ${REMOTE_NAME_EXPECTED}`;
