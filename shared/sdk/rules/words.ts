/** `manage_guild messages` -> `Manage Guild Messages`: permissions for display (spec 1 §6). */
export function capitalizeWords(words: string): string {
  return words.replace(
    /(^|[\s_])(\w)/g,
    (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`,
  );
}
