/** Spellings of a user: an id, a mention, a link to a profile. */
const FORMS = [/^<@!?(\d{17,20})>$/, /^(?:https?:\/\/)?[\w.]+\/users\/(\d{17,20})\/?$/];

/** The id inside a mention or profile link, else the trimmed text. */
export function personOf(search: string): string {
  const text = search.trim();
  for (const form of FORMS) {
    const id = form.exec(text)?.[1];
    if (id) return id;
  }
  return text;
}

/** Ids are numbers of 17 to 20 digits. */
export const isPersonId = (text: string) => /^\d{17,20}$/.test(text);
