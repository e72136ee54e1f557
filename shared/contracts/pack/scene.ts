import { z } from 'zod';
import { line, type Fields } from './fields.ts';

/** An imagined channel, whose messages show what the bot does. */
export const sceneOf = ({ message }: Fields) =>
  z.object({ channel: line, messages: z.array(message).min(1).max(30) });

export type Scene = z.infer<ReturnType<typeof sceneOf>>;
