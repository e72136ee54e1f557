/** Ids of users and servers have 17 to 20 digits. */
export const isId = (text: string) => /^\d{17,20}$/.test(text);

/** Extracts the id from a mention or profile link. */
export const idIn = (text: string) => /\d{17,20}/.exec(text)?.[0];
