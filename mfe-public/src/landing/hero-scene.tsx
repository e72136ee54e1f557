import { useState, useSyncExternalStore } from 'react';
import { Pause, Play } from 'lucide-react';
import { Button, VisuallyHidden } from '@portico/ui';
import { keyframes, styled } from 'styled-components';
import { ChatWindow, Messages } from '../chat/chat-window.tsx';
import { SceneLine } from '../features/scene.tsx';
import { IconButton } from '../icon-button.ts';
import { useWhileVisible } from '../status/use-while-visible.ts';
import type { SceneMessage } from '@portico/contracts/pack/fields';
import type { LiveScene } from '@portico/contracts/pack/scene';
import { SHOWN, useConversation } from './use-conversation.ts';

/** Time between two messages. */
const MESSAGE_MS = 3500;

/** Beside the text; below its buttons on narrow screens. */
const Scene = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-3);
  min-width: 0;

  /* The document of a short channel has its button, too, because templates have no conditions. */
  &:has([data-template]):not(:has([data-template] > :nth-child(6))) > button {
    display: none;
  }
`;

/** Of a fixed height, so that messages of different heights move nothing else. */
const Conversation = styled(Messages)`
  height: 300px;
  align-content: end;
  overflow: clip;
  mask-image: linear-gradient(transparent, #000 32px);

  @media (min-width: 1024px) {
    height: 368px;
  }

  /* The document has all messages, and shows those that the scene begins with. */
  &[data-template] > :nth-child(n + 6) {
    display: none;
  }
`;

const arrive = keyframes`
  from { grid-template-rows: 0fr; opacity: 0; }
`;

/** A new message pushes the others up. */
const Arrival = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  animation: ${arrive} 0.5s ease-out;

  & > * {
    min-height: 0;
    overflow: clip;
  }
`;

/** In the bar of the window. */
const PauseButton = styled(IconButton)`
  position: absolute;
  top: 5px;
  right: 6px;
`;

/** What visitors can make happen. Without scripts, nothing would. */
const Tries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &:empty {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const unchanging = () => () => undefined;
const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A chat of a server in which something happens, and in which visitors let the bot act. The sections below
 * have the same content as text; what a visitor starts is read aloud.
 */
export function HeroScene({ scene: { channel, messages, tries } }: { scene: LiveScene }) {
  // A template repeats its one message, which is filled in for each of them.
  const list: unknown = messages;
  const isTemplate = !Array.isArray(list);
  // A channel that shows all its messages at once has nothing to play: none of them is shown twice.
  const isShort = !isTemplate && messages.length <= SHOWN;
  // Undefined in the prerendered page, which does not know it: a press on its button could mean the opposite,
  // so it is disabled there.
  const prefersStill = useSyncExternalStore(unchanging, reducesMotion, () => undefined);
  const [choice, setPlaying] = useState<boolean>();
  const isPlaying = !isShort && (choice ?? prefersStill === false);
  const { lines, answers, goOn, start } = useConversation(
    isTemplate ? [] : messages,
    prefersStill === true,
  );
  const begun = Math.min(messages.length, SHOWN);
  const Icon = isPlaying ? Pause : Play;
  return (
    <Scene>
      <div aria-hidden="true">
        <ChatWindow channel={channel}>
          <Conversation as="div" data-template={isTemplate || undefined}>
            {isTemplate
              ? messages.map((message, index) => (
                  <div key={index}>
                    <SceneLine message={message} />
                  </div>
                ))
              : lines.map(({ id, message }) =>
                  id < begun || prefersStill ? (
                    <div key={id}>
                      <SceneLine message={message} />
                    </div>
                  ) : (
                    <Arrival key={id}>
                      <SceneLine message={message} />
                    </Arrival>
                  ),
                )}
          </Conversation>
        </ChatWindow>
      </div>
      {!isShort && (
        <PauseButton
          type="button"
          disabled={prefersStill === undefined}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon size={16} aria-hidden="true" />
          <VisuallyHidden>{isPlaying ? 'Pause the chat' : 'Play the chat'}</VisuallyHidden>
        </PauseButton>
      )}
      <Tries>
        {tries.map(({ label, messages: tried }, index) => (
          <Button
            key={index}
            variant="secondary"
            size="s"
            disabled={prefersStill === undefined}
            onClick={() => {
              // What it starts stays in view.
              setPlaying(false);
              start(tried);
            }}
          >
            {label}
          </Button>
        ))}
      </Tries>
      {!isTemplate && (
        <VisuallyHidden as="div" role="log" aria-label={channel}>
          {answers.map((message, index) => (
            <p key={index}>{spoken(message)}</p>
          ))}
        </VisuallyHidden>
      )}
      {isPlaying && <NextMessage onNext={goOn} />}
    </Scene>
  );
}

/** A message as a screen reader says it. */
const spoken = ({ member = [], bot = [] }: SceneMessage) =>
  [
    ...member.map(({ from, text }) => `${from}: ${text}`),
    ...bot.map(({ title, text }) => `${title}. ${text}`),
  ].join(' ');

/** Plays the next message while the page is visible. */
function NextMessage({ onNext }: { onNext: () => void }) {
  useWhileVisible(MESSAGE_MS, onNext);
  return null;
}
