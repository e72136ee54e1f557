import { Braces, FileInput, Keyboard, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portico/ui';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-bottom: var(--space-4);

  @media (min-width: 1200px) {
    padding-bottom: 0;
  }

  .push {
    display: flex;
    gap: var(--space-2);
    margin-inline-start: auto;
  }

  [aria-pressed='true'] {
    border-color: var(--color-link);
    background: var(--color-accent-soft);
    color: var(--color-link);
  }

  @media (max-width: 639px) {
    .wide-only {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    .push {
      gap: 0;
    }

    button {
      min-height: 44px;
      padding-inline: 10px;
    }
  }
`;

interface ToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onImport: () => void;
  isJsonOpen: boolean;
  onJson: () => void;
  onHelp: () => void;
}

/** Actions on the whole embed. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  return (
    <Bar role="group" aria-label="Whole embed">
      <Button variant="secondary" size="s" onClick={props.onImport}>
        <FileInput size={16} aria-hidden="true" /> Import
      </Button>
      <Button variant="secondary" size="s" aria-pressed={props.isJsonOpen} onClick={props.onJson}>
        <Braces size={16} aria-hidden="true" />
        <span>
          <span className="wide-only">Discord </span>JSON
        </span>
      </Button>
      <div className="push">
        <Button
          variant="ghost"
          size="s"
          title="Undo (Ctrl+Z)"
          disabled={!props.canUndo}
          onClick={props.onUndo}
        >
          <Undo2 size={16} aria-hidden="true" /> <span className="wide-only">Undo</span>
        </Button>
        <Button
          variant="ghost"
          size="s"
          title="Redo (Ctrl+Shift+Z)"
          disabled={!props.canRedo}
          onClick={props.onRedo}
        >
          <Redo2 size={16} aria-hidden="true" /> <span className="wide-only">Redo</span>
        </Button>
        <Button variant="ghost" size="s" title="Keyboard shortcuts (?)" onClick={props.onHelp}>
          <Keyboard size={16} aria-hidden="true" /> <span className="wide-only">Shortcuts</span>
        </Button>
      </div>
    </Bar>
  );
});
