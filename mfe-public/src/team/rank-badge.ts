import type { RankTone } from './member.styles.ts';

const TONES: readonly string[] = ['owner', 'administrator', 'moderator', 'supporter'];
const isTone = (rank: string): rank is RankTone => TONES.includes(rank);

/**
 * Label and colors of a rank: four ranks have colors, any other has the default ones (spec 0
 * §2).
 */
export function rankBadge(rank: string | null): { label: string; tone: RankTone } {
  const name = rank?.trim().toLowerCase() ?? '';
  return { label: rank || 'Team', tone: isTone(name) ? name : 'other' };
}
