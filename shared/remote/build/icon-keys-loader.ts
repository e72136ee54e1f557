/**
 * Leaves out React's keys from an icon of lucide-react: its shapes never change their order, and a key of six random
 * characters per shape does not compress.
 */
export default function iconKeysLoader(source: string): string {
  return source.replace(/,\s*key: "\w+"/g, '');
}
