import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';
import { ChatWindow, EmbedBox, EmbedEdge, Message, Messages } from '../chat/chat-window.tsx';
import { SampleButton } from './sample-button.ts';
import { BUTTON_STYLES, TONES } from '@portico/contracts/rules/pack/styles';
import type { SceneMessage } from '@portico/contracts/pack/fields';
import type { Scene } from '@portico/contracts/pack/scene';

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);

  &:empty {
    display: none;
  }
`;

/** Decorative chat that shows the feature in use. The text beside it has the same content. */
export function SceneWindow({ scene }: { scene: Scene }) {
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
  const { name } = useBrand();
  return (
    <>
      {message.member?.map(({ from, initial, text }) => (
        <Message key={from} as="div" author={from} initial={initial}>
          {text}
        </Message>
      ))}
      {message.bot?.map(({ title, text, tone, buttons }) => (
        <Message key={title} as="div" author={name} isBot>
          <EmbedBox>
            {TONES.map((each) => tone[each]?.map(() => <EmbedEdge key={each} $tone={each} />))}
            <strong>{title}</strong>
            {text}
          </EmbedBox>
          <Buttons>
            {buttons.map((button, index) =>
              BUTTON_STYLES.map((style) =>
                button[style]?.map(({ label }) => (
                  <SampleButton key={`${style}${index}`} $style={style}>
                    {label}
                  </SampleButton>
                )),
              ),
            )}
          </Buttons>
        </Message>
      ))}
    </>
  );
}
