import { createContext, use } from 'react';
import { UNKNOWN_BOT } from './embed-code/bot.ts';
import type { Bot } from './embed-code/bot.ts';

/** The bot for whom a page writes and shows messages. */
export const BotContext = createContext<Bot>(UNKNOWN_BOT);

export const useBot = (): Bot => use(BotContext);
