/** Cache tag of the answers that depend on the user's rights: they are fetched again when the rank changes. */
export const RIGHTS_TAG = 'staffRights';
