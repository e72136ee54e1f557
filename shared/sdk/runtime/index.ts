/**
 * The interface that the shell provides to remotes at run time. A new name is a minor version of
 * `version.ts`; a removed or changed name is a major version.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Extension } from './extensions/extension.tsx';
export { callExtension } from './extensions/call-extension.ts';
export { useSelector } from 'react-redux';
export { injectSlice, useDispatch } from './store/store.ts';
export { request } from './query/request.ts';
export { serverNow } from './query/server-time.ts';
export type { ApiError } from './query/api-error.ts';
export type { FetchPolicy } from './query/fetch-json.ts';
export { useSession } from './session/use-session.ts';
export { showTeam as loadTeam, useTeam } from './team/team.ts';
export { toast } from './toast/toast.ts';
export { copyText } from './clipboard/copy-text.ts';
export { useDiscordCdn } from './discord/discord-cdn.ts';
export { useBrand } from './brand/brand.ts';
export { IfBrand } from './brand/if-brand.tsx';
export { IfPage, useHasPage } from './brand/if-page.tsx';
export { useRemoteConfiguration } from './configuration/remote-configuration.ts';
export { useTheme } from './theme/theme.ts';
export { documentData } from './document/document-data.ts';
export { usePageHead } from './head/page-head.ts';
export { useDirtyForm } from './forms/dirty-form.ts';
export { useSectionMenu } from './menu/section-menu.ts';
export type { SectionGroup, SectionLink, SectionMenu } from './menu/section-menu.ts';
