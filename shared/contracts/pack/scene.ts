import { z } from 'zod';
import { line, type Fields } from './fields.ts';

/** An imagined channel, whose messages show what the bot does. */
export const sceneOf = ({ message }: Fields) =>
  z.object({ channel: line, messages: z.array(message).min(1).max(30) });

/** A channel in which visitors let the bot act. */
export const liveSceneOf = (fields: Fields) =>
  sceneOf(fields).extend({
    tries: z
      .array(z.object({ label: line, messages: z.array(fields.message).min(1).max(8) }))
      .max(4)
      .default([])
      .meta({ description: 'Buttons below the channel, and the messages that each plays' }),
  });

export type Scene = z.infer<ReturnType<typeof sceneOf>>;
export type LiveScene = z.infer<ReturnType<typeof liveSceneOf>>;
