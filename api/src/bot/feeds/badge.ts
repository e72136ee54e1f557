import { makeBadge } from 'badge-maker';
import type { ComponentState } from '@portico/contracts/rules/uptime';

const COLORS: Record<ComponentState, string> = {
  up: '#0b7446',
  degraded: '#855300',
  down: '#bd2130',
  maintenance: '#4346d8',
  unknown: '#5c6478',
};

/** An SVG badge; the library escapes the texts. */
export const badgeSvg = (label: string, message: string, state: ComponentState): string =>
  makeBadge({ label, message: message.toLowerCase(), color: COLORS[state], style: 'flat' });
