/** The menus of the bar: a chunk of its own, since phones have none. */
export { DesktopMenus } from './desktop-menus.tsx';
export { UserPanel } from './user-panel.tsx';
