import type { SiteFile } from '../site-file.ts';
import { FONT_PARTS, fontSubset } from '../typeface/subset.ts';
import type { Problem } from './problem.ts';
import type { SiteFiles } from './site-folder.ts';

/**
 * Reads the typeface of a pack to its end, as the site will serve it.
 * @param facts of a pack without other problems
 */
export async function typefaceProblems(
  { typeface }: Pick<SiteFile, 'typeface'>,
  files: SiteFiles,
): Promise<Problem[]> {
  const bytes = typeface && files.get(typeface.file);
  if (!typeface || !bytes) return [];
  try {
    for (const part of FONT_PARTS) await fontSubset(bytes, part, typeface.weights);
    return [];
  } catch (error) {
    const why = (error as Error).message;
    const message = `cannot be read as a font of the weights ${typeface.weights}: ${why}`;
    return [{ file: typeface.file, message }];
  }
}
