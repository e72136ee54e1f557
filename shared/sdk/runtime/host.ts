/** The shell's side of the sdk. Not provided to remotes. */
export { setDocumentData } from './document/document-data.ts';
export { SdkProvider } from './provider.tsx';
export { setExtensionHost } from './extensions/extension-host.ts';
export type { ExtensionHost } from './extensions/extension-host.ts';
export { ErrorBoundary } from './failure/error-boundary.tsx';
export { fetchJson } from './query/fetch-json.ts';
export { giveUpHeldCalls, heldCall, offerSignIn } from './query/held-calls.ts';
export { leftOut } from './query/left-out.ts';
export { wrongAnswers } from './query/wrong-answers.ts';
export {
  applySessionAnswer,
  followSession,
  logout,
  onSessionChange,
  refreshSession,
  useOverdueSession,
} from './session/session.ts';
export { setOwners } from './store/owner.ts';
export { isTeamMember, loadTeam, refreshTeam, takeTeamFromDocument } from './team/team.ts';
export { initTheme } from './theme/theme.ts';
export { dismissUncopied, useUncopied } from './clipboard/copy-text.ts';
export { dismissToast, useToasts } from './toast/toast.ts';
export { usePageHeadOverride } from './head/page-head.ts';
export { hasDirtyForm, keepStayingForms, mayLeave, useHasDirtyForm } from './forms/dirty-form.ts';
export { useCurrentSection } from './menu/section-menu.ts';
export { SDK_VERSION } from './version.ts';
