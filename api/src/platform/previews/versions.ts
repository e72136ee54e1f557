/** App -> version: what a preview shows in place of what is live. */
export type Versions = Readonly<Record<string, string>>;
