import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useBrand } from '@portico/sdk';
import { VisuallyHidden } from '@portico/ui';
import { ChatWindow, EmbedBox, EmbedEdge, Message, Messages } from '../../chat/chat-window.tsx';
import { balanceAnswer, DEMO_COMMANDS, newPlayer, play } from './game.ts';
import type { Balance, Economy, Player, Turn } from './game.ts';
import { Chips, Form, Scroller } from './economy.styles.ts';

/** Maximum number of exchanges; older ones are dropped. */
const MAX_EXCHANGES = 20;

interface Exchange {
  id: number;
  typed: string;
  answer: Turn['answer'];
}

interface Game {
  player: Player;
  exchanges: Exchange[];
  count: number;
}

function turn(economy: Economy, game: Game, typed: string, prefix: string): Game {
  const { player, answer } = play(economy, game.player, typed, prefix);
  const exchange = { id: game.count, typed, answer };
  return {
    player,
    count: game.count + 1,
    exchanges: [...game.exchanges, exchange].slice(-MAX_EXCHANGES),
  };
}

interface EconomyDemoProps extends Economy {
  channel: string;
  /** What the chat begins with. */
  balance: Balance;
}

/** A chat in which the economy's commands work, after the first one (spec 0 §2). */
export function EconomyDemo({ channel, balance, ...economy }: EconomyDemoProps) {
  const { name, prefix } = useBrand();
  const [game, setGame] = useState<Game>(() => ({
    player: newPlayer(economy),
    exchanges: [{ id: 0, typed: `${prefix}balance`, answer: balanceAnswer(balance) }],
    count: 1,
  }));
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = scroller.current;
    // The first exchange always fits. Reading its height would force a layout of the whole page.
    if (list && game.count > 1) list.scrollTop = list.scrollHeight;
  }, [game.count]);

  const send = (typed: string) => {
    if (typed.trim()) setGame((before) => turn(economy, before, typed.trim(), prefix));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
    setText('');
  };

  return (
    <ChatWindow channel={channel}>
      <Scroller ref={scroller} role="log" aria-label="Economy demo" tabIndex={0}>
        <Messages>
          {game.exchanges.flatMap(({ id, typed, answer }) => [
            <Message key={`${id}you`} author="You" initial="Y">
              {typed}
            </Message>,
            <Message key={`${id}bot`} author={name} isBot>
              <EmbedBox>
                <EmbedEdge $tone={answer.tone ?? 'plain'} />
                <strong>{answer.title}</strong>
                <span>{answer.text}</span>
              </EmbedBox>
            </Message>,
          ])}
        </Messages>
      </Scroller>
      <Chips aria-label="Sample commands" role="group">
        {DEMO_COMMANDS.map((command) => (
          <button
            key={command}
            type="button"
            onClick={() => send(prefix + command)}
          >{`${prefix}${command}`}</button>
        ))}
      </Chips>
      <Form onSubmit={submit}>
        <input
          name="demo-message"
          aria-label="Message to the demo"
          placeholder={`Try ${prefix}work`}
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">
          <SendHorizontal size={18} aria-hidden="true" />
          <VisuallyHidden>Send</VisuallyHidden>
        </button>
      </Form>
    </ChatWindow>
  );
}
