/**
 * Header of every change that a page sends: the id of the user that the page shows. Tabs of one browser
 * share a session, so without it a page could change the account of somebody else.
 */
export const SHOWN_USER_HEADER = 'x-shown-user';

/** Kind of the problem (409) with which the API answers a change from a page that shows another user. */
export const OTHER_USER = 'other-user';

/** Kind of the problem (428) with which the API answers a change that does not name the shown user. */
export const UNNAMED_USER = 'unnamed-user';
