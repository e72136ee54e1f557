/** Discord lays out fields on twelve columns. Up to three inline fields share a row. */
const COLUMNS = 12;
const MAX_IN_ROW = 3;

/** @returns the CSS `grid-column` of each field */
export function columnsOf(fields: readonly { inline: boolean }[]): string[] {
  const columns: string[] = [];
  let index = 0;
  while (index < fields.length) {
    let count = 0;
    while (count < MAX_IN_ROW && fields[index + count]?.inline) count += 1;
    const width = COLUMNS / Math.max(1, count);
    for (let place = 0; place < Math.max(1, count); place += 1) {
      columns.push(`${place * width + 1} / ${(place + 1) * width + 1}`);
    }
    index += Math.max(1, count);
  }
  return columns;
}
