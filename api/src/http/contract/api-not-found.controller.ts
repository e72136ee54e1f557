import { All, Controller } from '@nestjs/common';
import { Public } from '../access/access.ts';
import { ProblemError } from '../problem/problem.ts';

export const NOT_FOUND = new ProblemError(404, 'Not found.');

/** Answers unknown addresses below /api with a JSON problem instead of a page. */
@Controller()
export class ApiNotFoundController {
  @All(['/api', '/api/*'])
  @Public()
  notFound(): never {
    throw NOT_FOUND;
  }
}
