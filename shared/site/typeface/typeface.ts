import { z } from 'zod';

/** `typeface` of `site.yaml`: the font of headings and texts. */
export const Typeface = z.strictObject({
  family: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u, 'must be up to 40 letters, digits, spaces or -')
    .meta({ description: 'Its name, such as Inter' }),
  file: z
    .string()
    .regex(/^fonts\/[\w.-]+\.(woff2|ttf|otf)$/, 'must be a file such as fonts/inter.woff2')
    .meta({ description: 'WOFF2, TTF or OTF' }),
  weights: z
    .string()
    .regex(/^[1-9]00( [1-9]00)?$/, 'must be a weight such as 400, or two such as 400 700')
    .default('400')
    .meta({ description: 'Lowest and highest of a variable font: 400 700' }),
  license: z
    .string()
    .trim()
    .min(2)
    .max(100)
    .meta({ description: 'Under which the site may serve it, such as OFL-1.1' }),
});

const SIGNATURES: Record<string, readonly string[]> = {
  woff2: ['wOF2'],
  ttf: ['\0\x01\0\0', 'true'],
  otf: ['OTTO', '\0\x01\0\0'],
};

/** @returns why a file is no font of its type; undefined: it begins like one */
export function fontProblem(file: string, content: Buffer): string | undefined {
  const type = file.slice(file.lastIndexOf('.') + 1);
  const isFont = SIGNATURES[type]?.includes(content.toString('latin1', 0, 4));
  return isFont ? undefined : `is no ${type.toUpperCase()} font`;
}
