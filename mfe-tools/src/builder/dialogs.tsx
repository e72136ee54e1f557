import { lazy, Suspense } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import type { ImportResult } from '../embed-code/import-text.ts';
import type { Samples } from '../embed-code/variables.ts';
import type { useDrafts } from './drafts/use-drafts.ts';

/** Loaded when opened: most visits need no dialog. */
const ImportDialog = lazy(() =>
  import('./dialogs/import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);
const ShortcutsDialog = lazy(() =>
  import('./dialogs/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

const SamplesDialog = lazy(() =>
  import('./dialogs/samples-dialog.tsx').then((module) => ({ default: module.SamplesDialog })),
);

const DraftsDialog = lazy(() =>
  import('./drafts/drafts-dialog.tsx').then((module) => ({ default: module.DraftsDialog })),
);

export type DialogName = 'import' | 'shortcuts' | 'samples' | 'drafts';

interface DialogsProps {
  name: DialogName | undefined;
  samples: Samples;
  onSamples: (samples: Samples) => void;
  onImport: (result: Extract<ImportResult, { ok: true }>) => void;
  drafts: ReturnType<typeof useDrafts>;
  /** Id of the draft in the form. */
  shownDraft: string;
  /** Receives the embed of another draft in the form. */
  onDraft: (embed: Embed) => void;
  onNew: () => void;
  onClose: () => void;
}

/** The open dialog. */
export function Dialogs(props: DialogsProps) {
  const { name, samples, onSamples, onImport, onClose } = props;
  return (
    <Suspense>
      {name === 'import' && <ImportDialog onImport={onImport} onClose={onClose} />}
      {name === 'samples' && (
        <SamplesDialog samples={samples} onChange={onSamples} onClose={onClose} />
      )}
      {name === 'drafts' && (
        <DraftsDialog
          drafts={props.drafts}
          shown={props.shownDraft}
          onShow={props.onDraft}
          onNew={props.onNew}
          onClose={onClose}
        />
      )}
      {name === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </Suspense>
  );
}
