import {
  Bell,
  Coins,
  Gift,
  Hand,
  Mic,
  Music,
  Shield,
  Sparkles,
  SquareMousePointer,
  Ticket,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import type { FeatureName } from './menu.ts';

/** Slug -> icon on pages. The icons of the menu are SVG text (`menu-icons.ts`), because the shell draws them. */
export const FEATURE_ICONS: Record<FeatureName, LucideIcon> = {
  automod: Shield,
  tickets: Ticket,
  welcome: Hand,
  music: Music,
  economy: Coins,
  giveaways: Gift,
  voicemaster: Mic,
  vanityroles: Sparkles,
  buttonroles: SquareMousePointer,
  leveling: TrendingUp,
  bump: Bell,
};
