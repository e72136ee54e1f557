import { z } from 'zod';
import { line, words, type Fields } from './fields.ts';

const SceneButton = z.object({
  label: line,
  style: z.enum(['Primary', 'Success', 'Danger', 'Secondary']),
});

/** Messages of an imagined channel, which show what the bot does. */
export const sceneOf = ({ command }: Fields) =>
  z.strictObject({
    channel: line,
    messages: z
      .array(
        z.union([
          z.strictObject({ from: line, command }),
          z.strictObject({ from: line, text: words }),
          z.strictObject({
            title: line,
            text: words,
            tone: z.enum(['accent', 'success', 'danger', 'warning']).optional(),
            buttons: z.array(SceneButton).max(5).optional(),
          }),
        ]),
      )
      .min(1)
      .max(30),
  });

export type Scene = z.infer<ReturnType<typeof sceneOf>>;
export type SceneMessage = Scene['messages'][number];
export type SceneButton = z.infer<typeof SceneButton>;
