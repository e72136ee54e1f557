import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { media } from '@portico/ui';
import { styled } from 'styled-components';
import { Palette } from './palette.tsx';
import type { PaletteProps } from './palette.tsx';

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-height: 40px;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text-muted);
  font-size: var(--text-4);
  text-align: left;
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  kbd {
    display: none;
    margin-left: auto;
    font-family: var(--font-sans);
    font-size: var(--text-1);
    white-space: nowrap;

    ${media.desktop} {
      display: inline;
    }
  }
`;

/** Opens the palette by click, or by Ctrl-K and Command-K anywhere in the back-office. */
export function PaletteButton({ sections }: Pick<PaletteProps, 'sections'>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Opener type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Search size={16} aria-hidden="true" />
        Jump to
        <kbd aria-hidden="true">Ctrl K</kbd>
      </Opener>
      {isOpen && <Palette sections={sections} onClose={() => setOpen(false)} />}
    </>
  );
}
