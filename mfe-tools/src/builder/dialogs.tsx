import { lazy, Suspense } from 'react';
import type { ImportResult } from '../embed-code/import-text.ts';
import { toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';

/** Fetched when they are opened: most visits need none. */
const ImportDialog = lazy(() =>
  import('./dialogs/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);
const ExportDialog = lazy(() =>
  import('./dialogs/export-dialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const ShortcutsDialog = lazy(() =>
  import('./dialogs/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

export type DialogName = 'import' | 'export' | 'shortcuts';

interface DialogsProps {
  name: DialogName | undefined;
  embed: Draft;
  onImport: (result: Extract<ImportResult, { ok: true }>) => void;
  onClose: () => void;
}

/** The dialog that is open. */
export function Dialogs({ name, embed, onImport, onClose }: DialogsProps) {
  return (
    <Suspense>
      {name === 'import' && <ImportDialog onImport={onImport} onClose={onClose} />}
      {name === 'export' && <ExportDialog embed={toEmbed(embed)} onClose={onClose} />}
      {name === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </Suspense>
  );
}
