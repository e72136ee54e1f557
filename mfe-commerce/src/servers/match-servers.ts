/** Maximum number of rows in the dropdown (spec 1 §2). */
const MAX_ROWS = 12;

/** Servers whose name or id contains the text, case-insensitively (spec 1 §5). */
export function matchServers<Server extends { id: string; name: string }>(
  servers: readonly Server[],
  text: string,
): Server[] {
  const query = text.trim().toLowerCase();
  return servers
    .filter(({ id, name }) => name.toLowerCase().includes(query) || id.includes(query))
    .slice(0, MAX_ROWS);
}
