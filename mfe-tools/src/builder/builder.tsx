import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toast, useDirtyForm } from 'shared/sdk';
import { VisuallyHidden } from 'shared/ui';
import { emptyButton, emptyEmbed, emptyField, isBlank, isUntouched } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import type { ReadNote } from '../embed-code/report.ts';
import { BuilderContext } from './builder-context.ts';
import { CodePanel } from './code-panel.tsx';
import { Dialogs } from './dialogs.tsx';
import type { DialogName } from './dialogs.tsx';
import { picturesOf } from '../preview/remote-image.tsx';
import { addTo } from './draft.ts';
import { EmbedForm } from './form.tsx';
import { Columns, Pane, Tabs } from './layout.tsx';
import type { PaneName } from './layout.tsx';
import { LintPanel } from './lint-panel.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ReportPanel } from './report-panel.tsx';
import { filledSections, sectionOf } from './sections.ts';
import type { SectionName } from './sections.ts';
import { Toolbar } from './toolbar.tsx';
import { useCode } from './use-code.ts';
import { useDraft } from './use-draft.ts';
import { useOpenedEmbed } from './use-opened-embed.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useVerdict } from './use-verdict.ts';

/** The embed builder (spec 0 §2). */
export function Builder() {
  const { draft, canUndo, canRedo, restoredFrom, isSaved, edit, change, replace, undo, redo } =
    useDraft();
  const shown = useDeferredValue(draft);
  const verdict = useVerdict(shown);
  const code = useCode(draft, shown);
  const [dialog, setDialog] = useState<DialogName>();
  const [notes, setNotes] = useState<readonly ReadNote[]>([]);
  const [holdImages, setHoldImages] = useState(false);
  const [message, announce] = useState('');
  const [pane, setPane] = useState<PaneName>('edit');
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(() => filledSections(draft));
  const [wanted, setWanted] = useState<{ path: Path }>();
  const form = useRef<HTMLDivElement>(null);
  useDirtyForm(!isSaved && !isUntouched(draft) && code.copied !== code.code);

  useEffect(() => {
    if (restoredFrom === undefined) return;
    toast({ kind: 'info', title: 'Draft restored', description: 'Your last embed is back.' });
  }, [restoredFrom]);

  const load = useCallback(
    (embed: Embed, report: readonly ReadNote[], isForeign: boolean) => {
      replace(embed);
      setNotes(report);
      setHoldImages(isForeign && picturesOf(embed).length > 0);
      setOpen(filledSections(embed));
    },
    [replace],
  );
  const startAnew = useCallback(() => load(emptyEmbed, [], false), [load]);
  useOpenedEmbed((result) => {
    if (result) load(result.embed, result.notes, true);
    else toast({ kind: 'error', title: 'This link is broken', description: 'It holds no embed.' });
  });

  const { show, ...panels } = useMemo(
    () => ({
      show: (path: Path) => {
        setPane('edit');
        setOpen((before) => new Set(before).add(sectionOf(path)));
        setWanted({ path });
      },
      openImport: () => setDialog('import'),
      openExport: () => setDialog('export'),
      openHelp: () => setDialog('shortcuts'),
      toggle: (section: SectionName, isOpen: boolean) =>
        setOpen((before) => {
          if (before.has(section) === isOpen) return before;
          const next = new Set(before);
          if (isOpen) next.add(section);
          else next.delete(section);
          return next;
        }),
      showImages: () => setHoldImages(false),
    }),
    [],
  );
  useEffect(() => {
    if (!wanted) return;
    const input = form.current?.querySelector<HTMLElement>(`[name="${wanted.path}"]`);
    input?.scrollIntoView({ block: 'center' });
    input?.focus();
  }, [wanted]);

  const add = (list: 'fields' | 'buttons') => {
    edit((before) => addTo(before, list, list === 'fields' ? emptyField : emptyButton));
    show(`${list}.${draft[list].length}.${list === 'fields' ? 'name' : 'label'}`);
  };
  const canGenerate = !isBlank(draft);
  useShortcuts({
    undo,
    redo,
    generate: () => canGenerate && code.generate(),
    generateAndCopy: () => canGenerate && void code.copy(code.generate()),
    openImport: panels.openImport,
    openHelp: panels.openHelp,
    addField: () => add('fields'),
    addButton: () => add('buttons'),
  });
  const actions = useMemo(() => ({ change, edit, announce }), [change, edit]);

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
      {notes.length > 0 && <ReportPanel notes={notes} onClose={() => setNotes([])} />}
      <Tabs pane={pane} onChange={setPane} />
      <Columns>
        <Pane ref={form} $isShown={pane === 'edit'}>
          <EmbedForm draft={draft} issues={verdict.issues} open={open} onToggle={panels.toggle} />
        </Pane>
        <Pane $isShown={pane === 'preview'} $isSide>
          <PreviewPane
            embed={shown}
            holdImages={holdImages}
            onShowImages={panels.showImages}
            onPick={show}
          />
          <CodePanel
            code={code.code}
            isOutdated={code.isOutdated}
            canGenerate={canGenerate}
            separator={code.separator}
            onSeparator={code.setSeparator}
            onGenerate={code.generate}
            onCopy={() => void code.copy()}
            onShare={() => void code.share()}
          />
          <LintPanel
            findings={verdict.findings}
            total={verdict.total}
            isUntouched={isUntouched(shown)}
            onShow={show}
          />
        </Pane>
      </Columns>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <Dialogs
        name={dialog}
        embed={draft}
        onImport={({ embed, notes: report }) => load(embed, report, false)}
        onClose={() => setDialog(undefined)}
      />
    </BuilderContext>
  );
}
