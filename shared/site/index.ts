export { richHtml } from './compile/rich-html.ts';
export { compileSite, type Compiled } from './read/compile-site.ts';
export { problemText, type Problem } from './read/problem.ts';
export { readSiteFolder, SITE_LIMITS, type SiteFiles } from './read/site-folder.ts';
export { siteSchemas } from './schemas.ts';
export type { Site, SiteTexts } from './site.ts';
export type { SiteFile } from './site-file.ts';
export { LINK_NAMES, type LinkName } from './compile/link.ts';
export { replaceVariables, VARIABLES, type VariableName } from './variables.ts';
