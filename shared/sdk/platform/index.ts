/**
 * The definition of a remote, as data. Pure; runs in Node and in the browser.
 * `shared/sdk/platform/parse-release` is a separate entry point: it imports zod, which no browser bundle
 * needs.
 */
export { defineRemote } from './remote.ts';
export { defineConfiguration } from './configuration.ts';
export type {
  ConfigurationKey,
  ConfigurationKeys,
  ConfigurationOf,
  ConfigurationValue,
  ConfigurationValues,
  RemoteConfiguration,
} from './configuration.ts';
export type {
  Chrome,
  NavEntry,
  NavSlot,
  PageRoute,
  ParamSpec,
  RemoteDeclaration,
} from './remote.ts';
export {
  EXTENSION_NAME,
  EXTENSION_PREFIX,
  extensionFileOf,
  extensionModuleOf,
  extensionPoint,
  ownerOf,
} from './extension-point.ts';
export type {
  ComponentPoint,
  ExtensionNeed,
  ExtensionPoint,
  FunctionPoint,
} from './extension-point.ts';
export { callsOf, routeDataProblems } from './route-data-problems.ts';
export { MAX_ANSWER_BYTES } from './route-data.ts';
export type { DataCall, DataView, Feed, RouteData, StructuredData } from './route-data.ts';
export { brandMarks, keepBrandParts, markedByComments } from './brand-marks.ts';
export { ERROR_CODES, FAILURE_REASONS, errorCodeOf, loadErrorOf } from './error-code.ts';
export type { ErrorCode, FailureReason, PageErrorCode } from './error-code.ts';
export { REMOTE_NAMES, REMOTES } from './remotes.js';
export { APP_NAME, APP_NAME_EXPECTED, REMOTE_NAME, REMOTE_NAME_EXPECTED } from './remote-name.ts';
export type { RemoteName } from './remote-name.ts';
export {
  NOTICES_FILE,
  RELEASE_SCHEMA,
  SBOM_FILE,
  fileUrl,
  globalNameOf,
  isScript,
} from './release.ts';
export type {
  FrameFont,
  ReleaseFederation,
  ReleaseManifest,
  ReleasePage,
  ShellFrame,
  StyledRules,
} from './release.ts';
export {
  SHARED_MODULES,
  SHARED_MODULE_NAMES,
  SDK_DATA_MODULE,
  SDK_MODULE,
} from './shared-modules.ts';
export type { SharedModule, SharedModuleName } from './shared-modules.ts';
export type { CallShape, JsonSchema } from './call-shape.ts';
export { matchRoute, pathOfMatch } from './match-route.ts';
export { leadsToPage, unlistedValues } from './known-values.ts';
export type { UnlistedValue } from './known-values.ts';
export type { RouteMatch } from './match-route.ts';
export { allowsValue, patternProblems } from './param-spec.ts';
export { iconOf, iconProblem, lineIcon } from './icon.ts';
export type { IconElement } from './icon.ts';
export { SWITCHED_OFF, isSwitchedOff } from './switched-off.ts';
export type { SwitchedOffRemote } from './switched-off.ts';
export { describePage } from './describe-page.ts';
export type { PageHead } from './describe-page.ts';
export {
  DEFERRED_SCRIPTS_ID,
  FIRST_SCRIPTS_ID,
  FALLBACK_BODY_ID,
  PAGE_DATA_IDS,
  ROOT_ID,
  SHELL_MARK,
  SMOKE_OBSERVER,
  STATIC_BODY_ID,
  EARLY_INPUT_ATTRIBUTES,
} from './page-data.ts';
export type {
  Brand,
  PageData,
  RegistrySnapshot,
  RemoteInSnapshot,
  SessionAnswer,
} from './page-data.ts';
export { federationRefusals } from './federation-rule.ts';
export { sdkRefusals } from './sdk-rule.ts';
export { deprecatedModules, sharedModuleRefusals } from './shared-module-rule.ts';
export { listed, nameOf } from './refusal.ts';
export type { GateManifest, Refusal, ShellNeeds } from './refusal.ts';
export { marked, markedList, markedRich, parseTemplate } from './screen-template.ts';
export type { TemplatePart } from './screen-template.ts';
export { inlineJson } from './inline-json.ts';
export { isAtOrBelow } from './at-or-below.ts';
export { remoteInSnapshot, type ListedEntry } from './remote-in-snapshot.ts';
export { leadsToRoute } from './nav-route.ts';
export type { OptionalBrandPart } from './brand-parts.ts';
