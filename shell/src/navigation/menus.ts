/** The menus of the bar, in a separate chunk, because phones do not need them. */
export { DesktopMenus } from './desktop-menus.tsx';
export { UserPanel } from './user-panel.tsx';
