import { useState, useSyncExternalStore } from 'react';
import { Pause, Play } from 'lucide-react';
import { VisuallyHidden } from '@portico/ui';
import { keyframes, styled } from 'styled-components';
import { ChatWindow, Messages } from '../chat/chat-window.tsx';
import { SceneLine } from '../features/scene.tsx';
import { IconButton } from '../icon-button.ts';
import { useWhileVisible } from '../status/use-while-visible.ts';
import type { Scene as SceneOf } from '@portico/contracts/pack/scene';

/** Time between two messages. */
const MESSAGE_MS = 3500;

/** Most messages in the document: those that fit, and one that leaves at the top. */
const SHOWN = 5;

/** Hidden on narrow screens, where it does not fit beside the text. */
const Scene = styled.div`
  position: relative;
  display: none;

  @media (min-width: 1024px) {
    display: block;
  }
`;

/** Of a fixed height, so that messages of different heights move nothing else. */
const Conversation = styled(Messages)`
  height: 368px;
  align-content: end;
  overflow: clip;
  mask-image: linear-gradient(transparent, #000 32px);

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

const unchanging = () => () => undefined;
const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A chat of a server in which something happens. The sections below have the same content as text. */
export function HeroScene({ scene: { channel, messages } }: { scene: SceneOf }) {
  // A template repeats its one message, which is filled in for each of them.
  const list: unknown = messages;
  const isTemplate = !Array.isArray(list);
  // A channel that shows all its messages at once has nothing to play: none of them is shown twice.
  const isShort = !isTemplate && messages.length <= SHOWN;
  const count = isShort ? messages.length : SHOWN;
  const [last, setLast] = useState(count - 1);
  // Undefined in the prerendered page, which does not know it: a press on its button could mean the opposite,
  // so it is disabled there.
  const prefersStill = useSyncExternalStore(unchanging, reducesMotion, () => undefined);
  const [choice, setPlaying] = useState<boolean>();
  const isPlaying = !isShort && (choice ?? prefersStill === false);
  const shown = Array.from({ length: count }, (_, index) => last - count + 1 + index);
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
              : shown.map((index) => {
                  const message = messages[index % messages.length];
                  const line = message && <SceneLine message={message} />;
                  return index < SHOWN ? (
                    <div key={index}>{line}</div>
                  ) : (
                    <Arrival key={index}>{line}</Arrival>
                  );
                })}
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
      {isPlaying && <NextMessage onNext={() => setLast((index) => index + 1)} />}
    </Scene>
  );
}

/** Plays the next message while the page is visible. */
function NextMessage({ onNext }: { onNext: () => void }) {
  useWhileVisible(MESSAGE_MS, onNext);
  return null;
}
