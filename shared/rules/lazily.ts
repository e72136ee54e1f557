/**
 * Makes something when it is first asked for. For the formats of `Intl` above all: making one takes
 * a phone a tenth of a second, and a page that makes it while it loads is not there for so long.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
