import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';
import { ChatWindow, EmbedBox, Message, Messages } from '../chat/chat-window.tsx';
import { SampleButton } from './sample-button.ts';
import type { SceneMessage, FeatureContent } from './feature-content.ts';

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;

/** Decorative chat that shows the feature in use. The text beside it has the same content. */
export function Scene({ scene }: { scene: FeatureContent['scene'] }) {
  return (
    <div aria-hidden="true">
      <ChatWindow channel={scene.channel}>
        <Messages as="div">
          {scene.messages.map((message, index) => (
            <SceneLine key={index} message={message} />
          ))}
        </Messages>
      </ChatWindow>
    </div>
  );
}

/** One message of a scene, with its buttons. */
export function SceneLine({ message }: { message: SceneMessage }) {
  const { name, prefix } = useBrand();
  if ('from' in message) {
    const line = 'command' in message ? prefix + message.command : message.text;
    return (
      <Message as="div" author={message.from}>
        {line}
      </Message>
    );
  }
  const { tone, title, text, buttons = [] } = message;
  return (
    <Message as="div" author={name} isBot>
      <EmbedBox $tone={tone}>
        <strong>{title}</strong>
        {text}
      </EmbedBox>
      {buttons.length > 0 && (
        <Buttons>
          {buttons.map(({ label, style }) => (
            <SampleButton key={label} $style={style}>
              {label}
            </SampleButton>
          ))}
        </Buttons>
      )}
    </Message>
  );
}
