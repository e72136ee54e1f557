import { lineIcon } from './line-icon.tsx';

export const ChevronIcon = lineIcon('m6 9 6 6 6-6');
export const MenuIcon = lineIcon('M4 5h16M4 12h16M4 19h16');
export const SystemIcon = lineIcon(
  'M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 21h8M12 17v4',
);
export const MoonIcon = lineIcon(
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
);
export const SunIcon = lineIcon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
);
