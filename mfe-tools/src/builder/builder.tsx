import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toast, useBrand, useDirtyForm } from '@portico/sdk';
import { VisuallyHidden } from '@portico/ui';
import { emptyButton, emptyEmbed, emptyField, isBlank, isUntouched } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import type { ReadNote } from '../embed-code/report.ts';
import { useDebounced } from '../use-debounced.ts';
import { BuilderContext } from './builder-context.ts';
import { CodePanel } from './code-panel.tsx';
import { Dialogs } from './dialogs.tsx';
import type { DialogName } from './dialogs.tsx';
import { addTo } from './draft.ts';
import { EmbedForm } from './form.tsx';
import { KeptDrafts } from './kept-drafts-panel.tsx';
import { Columns, Pane, Tabs } from './layout.tsx';
import type { PaneName } from './layout.tsx';
import { LintPanel } from './lint-panel.tsx';
import { prefetchChunks } from './lazy-chunks.ts';
import { PreviewPane } from './preview-pane.tsx';
import { loadSamples, saveSamples } from './saved-samples.ts';
import { filledSections, sectionOf } from './sections.ts';
import type { SectionName } from './sections.ts';
import { Toolbar } from './toolbar.tsx';
import { separatorOf, useCode } from './use-code.ts';
import { useDraft } from './use-draft.ts';
import { useEngine } from './use-engine.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';
import { useOpenedEmbed } from './use-opened-embed.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useLint } from './use-lint.ts';
import { useFocusInput } from './use-focus-input.ts';

const ReportPanel = lazy(() =>
  import('./report-panel.tsx').then((module) => ({ default: module.ReportPanel })),
);

/** Debounce of linting after a key press, in milliseconds. */
const LINT_DELAY_MS = 200;

/** The embed builder (spec 0 §2). */
export function Builder() {
  const { draft, revision, canUndo, canRedo, restoredFrom, ...history } = useDraft();
  const { edit, change, type, replace, undo, redo, readDraft } = history;
  const keptDrafts = useKeptDrafts(history);
  const [hasInteracted, setInteracted] = useState(false);
  const isEmpty = isUntouched(draft);
  const engine = useEngine(hasInteracted || !isEmpty);
  const shown = useDeferredValue(draft);
  const debounced = useDebounced(draft, LINT_DELAY_MS);
  const lint = useLint(engine, debounced);
  const code = useCode(engine, readDraft, draft, debounced, separatorOf(useBrand().embedSeparator));
  const [samples, setSamples] = useState(loadSamples);
  const [dialog, setDialog] = useState<DialogName>();
  const [notes, setNotes] = useState<readonly ReadNote[]>([]);
  const [holdImages, setHoldImages] = useState(false);
  const [message, announce] = useState('');
  const [pane, setPane] = useState<PaneName>('edit');
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(() => filledSections(draft));
  const form = useRef<HTMLDivElement>(null);
  const focusInput = useFocusInput(form);
  useDirtyForm(!history.autosave.isSaved && !isEmpty && !code.isCopied);

  useEffect(() => {
    if (hasInteracted) prefetchChunks();
  }, [hasInteracted]);

  const present = useCallback((embed: Embed, report: readonly ReadNote[] = [], holds = false) => {
    setNotes(report);
    setHoldImages(holds);
    setOpen(filledSections(embed));
  }, []);
  const load = useCallback(
    (embed: Embed, report?: readonly ReadNote[]) => {
      replace(embed);
      present(embed, report);
    },
    [replace, present],
  );
  const startAnew = useCallback(() => load(emptyEmbed), [load]);
  const opensLink = useOpenedEmbed((result, hasPictures) => {
    if (!result) {
      toast({
        kind: 'error',
        title: 'This link is broken',
        description: 'It does not contain an embed.',
      });
    } else if (keptDrafts.open(result.embed)) {
      present(result.embed, result.notes, hasPictures);
    }
  });

  const welcome = useEffectEvent(() => {
    if (restoredFrom === undefined || opensLink) return;
    toast({ kind: 'info', title: 'Draft restored', description: 'Your last embed is back.' });
  });
  useEffect(() => welcome(), []);

  const { show, ...panels } = useMemo(
    () => ({
      show: (path: Path) => {
        setPane('edit');
        setOpen((before) => new Set(before).add(sectionOf(path)));
        focusInput(path);
      },
      openImport: () => setDialog('import'),
      openExport: () => setDialog('export'),
      openHelp: () => setDialog('shortcuts'),
      openSamples: () => setDialog('samples'),
      toggle: (section: SectionName, isOpen: boolean) =>
        setOpen((before) => {
          if (before.has(section) === isOpen) return before;
          const next = new Set(before);
          if (isOpen) next.add(section);
          else next.delete(section);
          return next;
        }),
      showImages: () => setHoldImages(false),
      interact: () => setInteracted(true),
    }),
    [focusInput],
  );

  const add = (list: 'fields' | 'buttons') => {
    edit((before) => addTo(before, list, list === 'fields' ? emptyField : emptyButton));
    show(`${list}.${draft[list].length}.${list === 'fields' ? 'name' : 'label'}`);
  };
  const canGenerate = !isBlank(draft);
  useShortcuts({
    undo,
    redo,
    generate: () => canGenerate && code.generate(),
    generateAndCopy: () => canGenerate && void code.generateAndCopy(),
    openImport: panels.openImport,
    openHelp: panels.openHelp,
    addField: () => add('fields'),
    addButton: () => add('buttons'),
  });
  const actions = useMemo(
    () => ({ change, type, edit, announce, revision }),
    [change, type, edit, revision],
  );

  return (
    <BuilderContext value={actions}>
      <Toolbar
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={undo}
        onRedo={redo}
        onNew={startAnew}
        onImport={panels.openImport}
        onExport={panels.openExport}
        onHelp={panels.openHelp}
      />
      {notes.length > 0 && (
        <Suspense>
          <ReportPanel notes={notes} onClose={() => setNotes([])} />
        </Suspense>
      )}
      <KeptDrafts
        drafts={keptDrafts.kept}
        shown={shown}
        deleted={keptDrafts.deleted}
        onRestore={(draft) => keptDrafts.restore(draft) && present(draft.embed)}
        onDelete={keptDrafts.remove}
        onUndoDelete={keptDrafts.undoRemove}
      />
      <Tabs pane={pane} onChange={setPane} />
      <Columns
        onFocus={panels.interact}
        onPointerMove={panels.interact}
        onPointerDown={panels.interact}
      >
        <Pane ref={form} $isShown={pane === 'edit'}>
          <EmbedForm draft={draft} issues={lint.issues} open={open} onToggle={panels.toggle} />
        </Pane>
        <Pane $isShown={pane === 'preview'} $isSide>
          <PreviewPane
            embed={shown}
            holdImages={holdImages}
            onShowImages={panels.showImages}
            onPick={show}
            samples={samples}
            onSamples={panels.openSamples}
          />
          <CodePanel
            code={code.code}
            isOutdated={code.isOutdated}
            canGenerate={canGenerate}
            separator={code.separator}
            onSeparator={code.setSeparator}
            onGenerate={code.generate}
            onCopy={code.copy}
            onShare={code.share}
          />
          <LintPanel
            findings={lint.findings}
            total={lint.total}
            isUntouched={isUntouched(debounced)}
            onShow={show}
          />
        </Pane>
      </Columns>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <Dialogs
        name={dialog}
        embed={draft}
        samples={samples}
        onSamples={(next) => {
          setSamples(next);
          saveSamples(next);
        }}
        onImport={({ embed, notes: report }) => load(embed, report)}
        onClose={() => setDialog(undefined)}
      />
    </BuilderContext>
  );
}
