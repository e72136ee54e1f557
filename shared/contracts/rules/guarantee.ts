import { countOf } from '@portico/sdk/rules/count';

interface Guarantee {
  /** From the purchase. */
  days: number;
  /** For so long in total, one slot may have been active. */
  activeHours: number;
}

/** What ends the money-back guarantee early, as the end of a sentence. */
export const guaranteeCondition = ({ activeHours }: Pick<Guarantee, 'activeHours'>): string =>
  `unless a slot was active for ${countOf(activeHours, 'hour')} in total`;

/**
 * The money-back guarantee with its condition, as the end of a sentence. Every page, message and text of a pack that
 * says how long it lasts has it from here, so that none of them promises more.
 */
export const guaranteeRule = ({ days, activeHours }: Guarantee): string =>
  `within ${countOf(days, 'day')} of the purchase, ${guaranteeCondition({ activeHours })}`;
