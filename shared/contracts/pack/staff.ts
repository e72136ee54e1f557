import { z } from 'zod';
import { line } from './fields.ts';

/** `en/staff.yaml`: words of the back-office. Which of its pages a site has is `pages.absent` of `site.yaml`. */
export const StaffWords = z.object({
  group: z
    .object({
      name: line.default('Group').meta({ description: 'Of one: as a heading' }),
      users: line.default('Users who cannot use a group of commands.'),
      servers: line.default('Servers where a group of commands is disabled.'),
    })
    .prefault({})
    .meta({ description: 'What the bot calls commands that a blacklist names together' }),
});
export type StaffWords = z.infer<typeof StaffWords>;
