import { useEffect, useState } from 'react';
import type { SceneMessage } from '@portico/contracts/pack/fields';

/** Most messages at once: those that fit, and one that leaves at the top. */
export const SHOWN = 5;

/** Time between two messages of a try: as if the bot worked. */
const ANSWER_MS = 1200;

interface Line {
  /** Ascending. Those that the scene begins with are below its number of messages. */
  id: number;
  message: SceneMessage;
}

interface Conversation {
  lines: Line[];
  count: number;
  /** Place in the scene of the message that follows. */
  next: number;
  /** Messages of a try that are still to come. */
  waiting: SceneMessage[];
  /** Messages of the try so far. */
  answers: SceneMessage[];
}

/** The scene's own messages in turn, and those of tries, which come one after the other. */
export function useConversation(messages: readonly SceneMessage[], isStill: boolean) {
  const [state, setState] = useState<Conversation>(() => ({
    ...append({ lines: [], count: 0 }, messages.slice(0, SHOWN)),
    ...{ next: SHOWN, waiting: [], answers: [] },
  }));
  const { waiting } = state;
  useEffect(() => {
    if (waiting.length === 0) return undefined;
    const timer = setTimeout(() => setState(answer), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return {
    lines: state.lines,
    answers: state.answers,
    /** Shows the next message of the scene. */
    goOn: () =>
      setState((before) => ({
        ...before,
        ...append(before, [messages[before.next % messages.length]!]),
        next: before.next + 1,
      })),
    /** Shows the messages of a try: the first at once; all of them if nothing should move. */
    start: (tried: readonly SceneMessage[]) =>
      setState((before) => {
        const [now, later] = isStill ? [tried, []] : [tried.slice(0, 1), tried.slice(1)];
        return {
          ...before,
          ...append(before, now),
          waiting: [...later],
          answers: [...now],
        };
      }),
  };
}

function answer(before: Conversation): Conversation {
  const [now, ...waiting] = before.waiting;
  if (!now) return before;
  return { ...before, ...append(before, [now]), waiting, answers: [...before.answers, now] };
}

function append(
  { lines, count }: Pick<Conversation, 'lines' | 'count'>,
  added: readonly SceneMessage[],
) {
  const more = added.map((message, index) => ({ id: count + index, message }));
  return { lines: [...lines, ...more].slice(-SHOWN), count: count + added.length };
}
