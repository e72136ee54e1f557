const two = (value: number) => String(value).padStart(2, '0');

/** `dd.MM.yyyy HH:mm:ss` in the visitor's time zone (spec 1 §9). @param seconds since 1970 */
export function formatDate(seconds: number): string {
  const date = new Date(seconds * 1000);
  const day = `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
