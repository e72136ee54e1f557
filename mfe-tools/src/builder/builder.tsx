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
import { toast, useDirtyForm } from '@portico/sdk';
import { DESKTOP_MIN_WIDTH, VisuallyHidden } from '@portico/ui';
import type { Builder as BuilderFacts } from '@portico/contracts/builder/schema';
import { useBot } from '../bot-context.ts';
import { emptyButton, emptyField, isBlank, isUntouched, newEmbed } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import type { ReadNote } from '../embed-code/report.ts';
import { useDebounced } from '../use-debounced.ts';
import { BuilderContext } from './form/builder-context.ts';
import { CodePanel } from './code/code-panel.tsx';
import { Dialogs } from './dialogs.tsx';
import type { DialogName } from './dialogs.tsx';
import type { Caret } from './text/caret.ts';
import { addTo, toDraft } from './drafts/draft.ts';
import { DraftBar } from './drafts/draft-bar.tsx';
import { firstDraft } from './drafts/first-draft.ts';
import { nameOf } from './drafts/saved-draft.ts';
import { useDrafts } from './drafts/use-drafts.ts';
import { useSavedDraft } from './drafts/use-saved-draft.ts';
import { EmbedForm } from './form/form.tsx';
import { Bars, Columns, Pane, Tabs } from './layout.tsx';
import type { PaneName } from './layout.tsx';
import { LintPanel } from './code/lint-panel.tsx';
import { prefetchChunks } from './form/lazy-chunks.ts';
import { PreviewPane } from './preview-pane.tsx';
import { loadSamples, saveSamples } from './samples/saved-samples.ts';
import { filledSections, sectionOf } from './form/sections.ts';
import type { SectionName } from './form/sections.ts';
import { StartRow } from './start/start-row.tsx';
import { Toolbar } from './toolbar.tsx';
import { useCode } from './code/use-code.ts';
import { useCaretBefore } from './text-tools/use-caret-before.ts';
import { useDraft } from './drafts/use-draft.ts';
import { useEngine } from './engine/use-engine.ts';
import { useOpenedEmbed } from './drafts/use-opened-embed.ts';
import { useStable } from './use-stable.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useLint } from './code/use-lint.ts';
import { useFocusInput } from './text-tools/use-focus-input.ts';

const JsonPanel = lazy(() =>
  import('./json/json-panel.tsx').then((module) => ({ default: module.JsonPanel })),
);
const ReportPanel = lazy(() =>
  import('./code/report-panel.tsx').then((module) => ({ default: module.ReportPanel })),
);

/** Debounce of linting after a key press, in milliseconds. */
const LINT_DELAY_MS = 200;

/** What the site pack says of the builder, besides its bot. */
type BuilderProps = Pick<BuilderFacts, 'separator' | 'examples'>;

/** The embed builder (spec 0 §2). */
export function Builder({ separator, examples }: BuilderProps) {
  const { color } = useBot();
  // The page is activated by a swap, not hydrated, so a saved draft can be in the first render.
  const [first] = useState(() => firstDraft(color));
  const form = useRef<HTMLDivElement>(null);
  const { draft, revision, canUndo, canRedo, ...history } = useDraft(
    first.history,
    useCaretBefore(form),
  );
  const { edit, change, type, undo, redo, readDraft } = history;
  const saved = useSavedDraft(first, draft, history);
  const drafts = useDrafts(saved, history);
  const [hasInteracted, setInteracted] = useState(false);
  const isEmpty = isUntouched(draft);
  // The row stays while the first words are typed, so that the form does not move.
  const [beganEmpty, setBeganEmpty] = useState(isEmpty);
  const engine = useEngine(hasInteracted || !isEmpty);
  const shown = useDeferredValue(draft);
  const debounced = useDebounced(draft, LINT_DELAY_MS);
  const lint = useLint(engine, debounced);
  const code = useCode(engine, readDraft, draft, debounced, separator);
  const [samples, setSamples] = useState(loadSamples);
  const [dialog, setDialog] = useState<DialogName>();
  const [notes, setNotes] = useState<readonly ReadNote[]>([]);
  const [isJsonOpen, setJsonOpen] = useState(false);
  const [holdImages, setHoldImages] = useState(false);
  const [message, announce] = useState('');
  const [pane, setPane] = useState<PaneName>('edit');
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(() => filledSections(draft));
  const focusInput = useFocusInput(form);
  useDirtyForm(saved.stored !== 'stored' && !isEmpty && !code.isCopied);

  useEffect(() => {
    if (hasInteracted) prefetchChunks();
  }, [hasInteracted]);

  const present = useCallback((embed: Embed, report: readonly ReadNote[] = [], holds = false) => {
    setNotes(report);
    setHoldImages(holds);
    setOpen(filledSections(embed));
    setBeganEmpty(isUntouched(embed));
  }, []);
  const opensLink = useOpenedEmbed((result, hasPictures) => {
    if (!result) {
      toast({
        kind: 'error',
        title: 'This link is broken',
        description: 'It does not contain an embed.',
      });
    } else if (drafts.open(result.embed)) {
      present(result.embed, result.notes, hasPictures);
    }
  });

  const { show, ...panels } = useMemo(
    () => ({
      show: (path: Path, caret?: Caret) => {
        setPane('edit');
        setOpen((before) => new Set(before).add(sectionOf(path)));
        focusInput(path, caret);
      },
      openImport: () => setDialog('import'),
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
  const showCaret = (caret: Caret | undefined) => caret && show(caret.path, caret);
  const welcome = useEffectEvent(() => {
    if (!first.saved || opensLink) return;
    toast({ kind: 'info', title: 'Draft restored', description: 'Your last embed is back.' });
    if (first.caret && document.activeElement === document.body) showCaret(first.caret);
  });
  useEffect(() => welcome(), []);
  const startAnew = useStable(() => void (drafts.begin() && present(newEmbed(color))));
  const start = useStable((embed: Embed) => void (drafts.open(embed) && present(embed)));
  const openDrafts = useStable(() => {
    saved.saveNow();
    setDialog('drafts');
  });
  const toggleJson = useStable(() => {
    // On narrow screens, an open panel may be in the hidden pane: then it is shown, not closed.
    const isInSight = pane === 'preview' || innerWidth >= DESKTOP_MIN_WIDTH;
    setPane('preview');
    setJsonOpen(!isJsonOpen || !isInSight);
  });
  const canGenerate = !isBlank(draft);
  useShortcuts({
    undo: () => showCaret(undo()),
    redo: () => showCaret(redo()),
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
      <Bars>
        <DraftBar
          name={nameOf({ name: saved.name, embed: shown })}
          isEmpty={isEmpty}
          stored={saved.stored}
          onNew={startAnew}
          onOpen={openDrafts}
        />
        <Toolbar
          canUndo={canUndo}
          canRedo={canRedo}
          onUndo={undo}
          onRedo={redo}
          onImport={panels.openImport}
          isJsonOpen={isJsonOpen}
          onJson={toggleJson}
          onHelp={panels.openHelp}
        />
      </Bars>
      {notes.length > 0 && (
        <Suspense>
          <ReportPanel notes={notes} onClose={() => setNotes([])} />
        </Suspense>
      )}
      {beganEmpty && <StartRow examples={examples} onStart={start} />}
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
          {isJsonOpen && (
            <Suspense>
              <JsonPanel
                draft={draft}
                debounced={debounced}
                readDraft={readDraft}
                onClose={() => setJsonOpen(false)}
              />
            </Suspense>
          )}
          <CodePanel
            code={code.code}
            refusal={code.refusal}
            isOutdated={code.isOutdated}
            canGenerate={canGenerate}
            chosen={code.chosen}
            standard={separator}
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
        samples={samples}
        onSamples={(next) => {
          setSamples(next);
          saveSamples(next);
        }}
        drafts={drafts}
        shownDraft={saved.id}
        onDraft={(embed) => present(embed)}
        onNew={startAnew}
        onImport={({ embed, notes: report }) => {
          edit(() => toDraft(embed));
          present(embed, report);
        }}
        onClose={() => setDialog(undefined)}
      />
    </BuilderContext>
  );
}
