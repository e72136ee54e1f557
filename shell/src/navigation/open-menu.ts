/** Which menu of a bar is open. */
export interface OpenMenu {
  /** Empty for none. */
  open: string;
  onOpen: (menu: string) => void;
}
