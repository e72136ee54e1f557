import { lazy, Suspense } from 'react';
import type { ImportResult } from '../embed-code/import-text.ts';
import type { Samples } from '../embed-code/variables.ts';
import { toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';

/** Loaded when opened: most visits need no dialog. */
const ImportDialog = lazy(() =>
  import('./dialogs/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);
const ExportDialog = lazy(() =>
  import('./dialogs/export-dialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const ShortcutsDialog = lazy(() =>
  import('./dialogs/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

const SamplesDialog = lazy(() =>
  import('./dialogs/samples-dialog.tsx').then((module) => ({ default: module.SamplesDialog })),
);

export type DialogName = 'import' | 'export' | 'shortcuts' | 'samples';

interface DialogsProps {
  name: DialogName | undefined;
  embed: Draft;
  samples: Samples;
  onSamples: (samples: Samples) => void;
  onImport: (result: Extract<ImportResult, { ok: true }>) => void;
  onClose: () => void;
}

/** The open dialog. */
export function Dialogs(props: DialogsProps) {
  const { name, embed, samples, onSamples, onImport, onClose } = props;
  return (
    <Suspense>
      {name === 'import' && <ImportDialog onImport={onImport} onClose={onClose} />}
      {name === 'export' && <ExportDialog embed={toEmbed(embed)} onClose={onClose} />}
      {name === 'samples' && (
        <SamplesDialog samples={samples} onChange={onSamples} onClose={onClose} />
      )}
      {name === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </Suspense>
  );
}
