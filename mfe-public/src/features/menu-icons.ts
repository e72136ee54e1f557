import {
  bellIcon,
  coinsIcon,
  giftIcon,
  handIcon,
  micIcon,
  musicIcon,
  shieldIcon,
  sparklesIcon,
  squareMousePointerIcon,
  ticketIcon,
  trendingUpIcon,
} from '../nav-icons.ts';
import type { FeatureName } from './menu.ts';

/** SVG text of each feature's icon in the menu. Pages do not show it, and so do not load it. */
export const MENU_ICONS: Record<FeatureName, string> = {
  automod: shieldIcon,
  tickets: ticketIcon,
  welcome: handIcon,
  music: musicIcon,
  economy: coinsIcon,
  giveaways: giftIcon,
  voicemaster: micIcon,
  vanityroles: sparklesIcon,
  buttonroles: squareMousePointerIcon,
  leveling: trendingUpIcon,
  bump: bellIcon,
};
