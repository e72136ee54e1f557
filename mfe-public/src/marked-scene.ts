import { marked, markedList } from '@portico/sdk/platform';
import type { BotMessage, SceneMessage } from '@portico/contracts/pack/fields';
import type { LiveScene, Scene } from '@portico/contracts/pack/scene';
import { BUTTON_STYLES, TONES } from '@portico/contracts/rules/pack/styles';
import { markedChoice } from './marked-choice.ts';

const botMessage: BotMessage = {
  title: marked('title'),
  text: marked('text'),
  tone: markedChoice('tone', TONES, true),
  buttons: markedList('buttons', markedChoice('', BUTTON_STYLES, { label: marked('label') })),
};

/** For templates: one message. */
const markedMessage: SceneMessage = {
  member: markedList('member', {
    from: marked('from'),
    initial: marked('initial'),
    text: marked('text'),
  }),
  bot: markedList('bot', botMessage),
};

/** For templates: the buttons of a channel; what they play needs scripts. */
export const markedLiveScene: LiveScene[] = markedList('scene', {
  channel: marked('channel'),
  messages: markedList('messages', markedMessage),
  tries: markedList('tries', { label: marked('label'), messages: [] }),
});

/** For templates: a channel with its messages, if there is one. */
export const markedScene: Scene[] = markedList('scene', {
  channel: marked('channel'),
  messages: markedList('messages', markedMessage),
});
