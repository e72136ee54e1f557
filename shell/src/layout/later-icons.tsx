import { lineIcon } from './line-icon.tsx';

/* Icons of menus and messages, whose scripts load later than the bar's. */

const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z';

export const AlertIcon = lineIcon(`${CIRCLE}M12 8v4M12 16h.01`);
export const BookIcon = lineIcon(
  'M12 5v16M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
);
export const CheckIcon = lineIcon(`${CIRCLE}M16 9l-5.5 5.5L8 12`);
export const CloseIcon = lineIcon('M18 6 6 18M6 6l12 12');
export const InfoIcon = lineIcon(`${CIRCLE}M12 16v-4M12 8h.01`);
export const SignOutIcon = lineIcon(
  'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
);
