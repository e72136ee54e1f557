import { Dialog } from '@portico/ui';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px var(--space-4);
  margin: 0;

  dt {
    color: var(--color-text-muted);
  }

  dd {
    display: flex;
    gap: var(--space-1);
    justify-content: end;
    margin: 0;
  }

  kbd {
    padding: 2px 7px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-bg-sunken);
    font-family: var(--font-mono);
    font-size: var(--text-2);
  }
`;

const SHORTCUTS: readonly [what: string, keys: string][] = [
  ['Undo', 'Ctrl Z'],
  ['Redo', 'Ctrl Shift Z'],
  ['Generate', 'Ctrl Enter'],
  ['Generate and copy', 'Ctrl Shift Enter'],
  ['Import', 'Alt I'],
  ['Add a field', 'Alt N'],
  ['Add a button', 'Alt B'],
  ['Insert a variable', 'Alt V'],
  ['Complete a variable or an emoji', '{ or :'],
  ['Bold, italic, underline', 'Ctrl B / I / U'],
  ['Strikethrough, code, link', 'Ctrl Shift X, Ctrl E / K'],
  ['Move a field or button', '↑ ↓ on its handle'],
  ['Show shortcuts', '?'],
];

/** The help sheet. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = /mac/i.test(navigator.platform);
  return (
    <Dialog title="Keyboard shortcuts" width="480px" onClose={onClose}>
      <List>
        {SHORTCUTS.map(([what, keys]) => (
          <Keys key={what} what={what} keys={isMac ? keys.replaceAll('Ctrl', '⌘') : keys} />
        ))}
      </List>
    </Dialog>
  );
}

function Keys({ what, keys }: { what: string; keys: string }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>
        <kbd>{keys}</kbd>
      </dd>
    </>
  );
}
