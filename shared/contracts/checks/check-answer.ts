// Imported first, so that zod is configured before the schemas are created.
import { answerCheck } from '@portico/sdk/contracts/checks/answer-check';
import * as platform from '@portico/sdk/contracts/checks/schemas';
import * as site from './schemas.ts';

/** Compares a response with the whole contract of its call, of the site or of the platform. */
export const checkAnswer = answerCheck({ ...platform, ...site });
