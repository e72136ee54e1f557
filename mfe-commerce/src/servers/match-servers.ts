/** Rows of the dropdown (spec 1 §2). */
const MAX_ROWS = 12;

/** What the picker offers for a text: name or id, in any case (spec 1 §5). */
export function matchServers<Server extends { id: string; name: string }>(
  servers: readonly Server[],
  text: string,
): Server[] {
  const wanted = text.trim().toLowerCase();
  return servers
    .filter(({ id, name }) => name.toLowerCase().includes(wanted) || id.includes(wanted))
    .slice(0, MAX_ROWS);
}
