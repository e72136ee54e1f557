import { z } from 'zod';
import { line } from './fields.ts';

/** `en/status.yaml`: the words of the status page. */
export const StatusWords = z.object({
  components: z
    .object({
      site: line.default('Website and API'),
      gateway: line.default('Bot'),
      shards: line.default('Shards'),
      payments: line.default('Payments'),
      'sign-in': line.default('Sign-in'),
    })
    .prefault({})
    .meta({ description: 'Names of what the site measures' }),
});
export type StatusWords = z.infer<typeof StatusWords>;
