/** Ids of people and servers are 17 to 20 digits. */
export const isId = (text: string) => /^\d{17,20}$/.test(text);

/** Mentions and profile links are reduced to their id. */
export const idIn = (text: string) => /\d{17,20}/.exec(text)?.[0];
