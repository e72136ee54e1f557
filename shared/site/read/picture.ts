/** The first bytes of the types of pictures. */
const SIGNATURES: Record<string, (content: Buffer) => boolean> = {
  png: (content) => content.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (content) =>
    content.subarray(0, 4).toString('latin1') === 'RIFF' &&
    content.subarray(8, 12).toString('latin1') === 'WEBP',
  svg: (content) =>
    /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]{0,2000}?-->\s*)*<svg[\s>]/.test(head(content)),
};

const head = (content: Buffer) => content.subarray(0, 4096).toString('utf8');

/** What runs or loads something in SVG. */
const ACTIVE =
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|image|use|animate|set|handler|listener)\b|[\s/"']on\w+\s*=|\b(?:href|src)\s*=|url\(\s*["']?[^#"'\s]|<!ENTITY|@import|<!DOCTYPE/i;

/** @returns why a file is no picture of its type; undefined: it is */
export function pictureProblem(file: string, content: Buffer): string | undefined {
  const type = file.slice(file.lastIndexOf('.') + 1);
  const isOfType = SIGNATURES[type];
  if (!isOfType) return 'must be an SVG, PNG or WebP picture: convert it';
  if (!isOfType(content))
    return `is no ${type.toUpperCase()} picture: save it as SVG, PNG or WebP with that ending`;
  if (type !== 'svg') return undefined;
  const active = ACTIVE.exec(content.toString('utf8'));
  return active ? `contains "${active[0].trim()}", which a picture of a pack may not` : undefined;
}
