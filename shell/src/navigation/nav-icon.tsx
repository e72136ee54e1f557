import {
  Bell,
  CodeXml,
  Coins,
  Gift,
  Hand,
  Images,
  LayoutTemplate,
  Mic,
  Music,
  Shield,
  Sparkles,
  SquareMousePointer,
  Ticket,
  TrendingUp,
  Users,
} from 'lucide-react';

/** The icons that a remote's links may name. */
const ICONS = {
  bell: Bell,
  'code-xml': CodeXml,
  coins: Coins,
  gift: Gift,
  hand: Hand,
  images: Images,
  'layout-template': LayoutTemplate,
  mic: Mic,
  music: Music,
  shield: Shield,
  sparkles: Sparkles,
  'square-mouse-pointer': SquareMousePointer,
  ticket: Ticket,
  'trending-up': TrendingUp,
  users: Users,
};

const isKnown = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name);

/** The icon of a link; nothing for an unknown name. */
export function NavIcon({ name }: { name: string | undefined }) {
  if (!name || !isKnown(name)) return null;
  const Icon = ICONS[name];
  return <Icon size={18} aria-hidden="true" />;
}
