import { imageProblem } from '../../core/images/image-problem.ts';
import { ProblemError } from '../../http/problem/problem.ts';

interface PicturedPage {
  path: string;
  pictures: readonly { width: number; jpeg: string }[];
}

/**
 * Requires that each picture is a JPEG that browsers of the team can show.
 * @throws ProblemError 422
 */
export function requireSoundPictures(pages: readonly PicturedPage[]): void {
  for (const { path, pictures } of pages) {
    for (const { width, jpeg } of pictures) {
      const problem = imageProblem(Buffer.from(jpeg, 'base64'), 'jpg');
      if (problem === undefined) continue;
      throw new ProblemError(422, `The picture of ${path} at ${width} pixels ${problem}.`);
    }
  }
}
