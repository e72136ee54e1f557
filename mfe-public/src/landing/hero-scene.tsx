import { useBrand } from '@portico/sdk';
import { styled } from 'styled-components';
import { ChatWindow, EmbedBox, Message, Messages } from '../chat/chat-window.tsx';

/** Hidden on narrow screens, where it does not fit beside the text. */
const Scene = styled.div`
  display: none;

  @media (min-width: 1024px) {
    display: block;
  }
`;

/** Decorative chat of a server. The sections below have the same content as text. */
export function HeroScene() {
  const { name, prefix } = useBrand();
  return (
    <Scene aria-hidden="true">
      <ChatWindow channel="lounge">
        <Messages as="div">
          <Message as="div" author={name} isBot>
            <EmbedBox $tone="success">
              <strong>Welcome, Mira!</strong>
              You are member 12,408 of Lunar Lounge.
            </EmbedBox>
          </Message>
          <Message as="div" author="Theo">
            {prefix}gstart 1h 1 Moon lamp --level 5
          </Message>
          <Message as="div" author={name} isBot>
            <EmbedBox>
              <strong>Giveaway: Moon lamp</strong>
              Ends in an hour · 1 winner · level 5 and above
            </EmbedBox>
          </Message>
          <Message as="div" author={name} isBot>
            <EmbedBox $tone="danger">
              <strong>Raid stopped</strong>
              31 accounts kept out. No one was pinged.
            </EmbedBox>
          </Message>
        </Messages>
      </ChatWindow>
    </Scene>
  );
}
