/** The one mount that the page server guards; what lies below it is not known here (DESIGN §6). */
export const RESTRICTED_MOUNT = /^\/staff(?:\/|$)/;
