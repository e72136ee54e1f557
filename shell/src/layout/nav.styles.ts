import { css, styled } from 'styled-components';

/** Styles of every item of the bar: links, menu buttons, and their counterparts in plain HTML. */
export const barItem = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 40px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text-muted);
  font-size: var(--text-4);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-current='page'],
  &[data-state='open'] {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
`;

/** A label without room ends with an ellipsis, so that the bar keeps its one line. */
export const BarLink = styled.a`
  ${barItem}
  display: block;
  overflow: hidden;
  line-height: 40px;
  text-overflow: ellipsis;
`;

export const NavList = styled.ul`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }

  /* Menus keep their width: their labels are the shell's own. */
  & > li:has(> :is(button, details)) {
    flex: none;
  }
`;

/** A menu's surface below its button. */
export const panel = css`
  position: absolute;
  top: calc(100% + var(--space-2));
  left: 0;
  z-index: 30;
  display: grid;
  gap: 2px;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
`;

export const panelColumns = css`
  grid-template-columns: repeat(2, minmax(240px, 1fr));
  width: max-content;
`;

export const PanelLink = styled.a`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text);
  font-size: var(--text-4);
  font-weight: 600;
  line-height: 1.35;
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  & > svg {
    flex: none;
    margin-top: 2px;
    color: var(--color-link);
  }

  & small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 400;
  }

  &:hover,
  &[aria-current='page'] {
    background: var(--color-surface-hover);
  }
`;

/** A square button with one icon. */
export const iconButton = css`
  ${barItem}
  justify-content: center;
  width: 44px;
  min-height: 44px;
  padding: 0;
`;

export const IconButton = styled.button`
  ${iconButton}
`;
