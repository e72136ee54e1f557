// Imported first, so that zod is configured before the schemas are created.
import { answerCheck } from './answer-check.ts';
import * as schemas from './schemas.ts';

/** Compares a response with the whole contract of its call. */
export const checkAnswer = answerCheck(schemas);
