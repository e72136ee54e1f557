import { noticedBy } from '../mutation.ts';

/** Rows 46 to 57 and 59 to 65: content, parsers and browsers. */
export const CONTENT = [
  ...noticedBy('mfe-tools/src/embed-code/round-trip.test.ts', [
    {
      rows: [47],
      change: 'a text is written without its escapes',
      file: 'mfe-tools/src/embed-code/escape.ts',
      find: "out += (mustHide(token, place, unpaired[index] === 1) ? '\\\\' : '') + token;",
      replace: 'out += token;',
      titles: 'never gets a part from a text',
    },
  ]),
  ...noticedBy('mfe-tools/src/embed-code/read.test.ts', [
    {
      rows: [48],
      change: 'an address of any scheme is taken',
      file: 'mfe-tools/src/embed-code/addresses.ts',
      find: `  if (!/^https?:\\/\\/\\S+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;`,
      replace: `  return URL.canParse(text) ? new URL(text).href : undefined;`,
      titles: '.',
    },
  ]),
  ...noticedBy('mfe-tools/src/embed-code/linear.test.ts', [
    {
      rows: [49],
      change: 'an import searches the rest of the text again and again',
      file: 'mfe-tools/src/embed-code/import-text.ts',
      find: '  const text = input.trim();\n',
      // Every sixteenth character is enough, and takes a fraction of a second instead of minutes.
      replace:
        "  const text = input.trim();\n  for (let at = 0; at < text.length; at += 16) if (text.indexOf('{x', at) > 0) break;\n",
      titles: 'of "\\{\\}\\{\\}", repeated$',
    },
  ]),
  ...noticedBy('api/test/templates.test.ts', [
    {
      rows: [50],
      change: 'a picture of a template may have any address',
      file: 'shared/sdk/contracts/templates/schema.ts',
      find: 'const IMAGE = /^(https?:',
      replace: 'const IMAGE = /^(javascript:|https?:',
      titles: 'invalid and duplicate ones are named',
    },
  ]),
  ...noticedBy('mfe-tools/src/embed-code/variables.test.ts', [
    {
      rows: [51],
      change: 'variables in the value of a variable are replaced, too',
      file: 'mfe-tools/src/embed-code/variables.ts',
      find: 'return variable ? sampleOf(variable, samples) : whole;',
      replace:
        'return variable ? sampleOf(variable, samples).replace(BRACED, (each, inner: string) => samples.get(inner) ?? variableOf(inner)?.sample ?? each) : whole;',
      titles: 'are replaced in one pass',
    },
  ]),
  ...noticedBy('api/test/csv.test.ts', [
    {
      rows: [52],
      change: 'formulas are written as they are',
      file: 'shared/sdk/rules/csv.ts',
      find: 'if (!FORMULA.test(text) && !/[\\t\\r]|^[\\n\\0]/.test(text) && numbers.size === 0) return text;',
      replace: 'if (text !== undefined) return text;',
      titles: 'contain no formula for a spreadsheet',
    },
    {
      rows: [52],
      change: 'amounts get an apostrophe like texts',
      file: 'shared/sdk/rules/csv.ts',
      find: 'return NUMBER.test(figure) && !LONG_DIGITS.test(figure) ? figure : csvText(figure);',
      replace: 'return csvText(figure);',
      // The second test reads what the first one has sent.
      titles: 'contain no formula for a parser|keep negative amounts',
    },
  ]),
  ...noticedBy('shared/sdk/rules/csv.test.ts', [
    {
      rows: [94],
      change: 'text is written as it is',
      file: 'shared/sdk/rules/csv.ts',
      find: 'if (!FORMULA.test(text) && !/[\\t\\r]|^[\\n\\0]/.test(text) && numbers.size === 0) return text;',
      replace: 'if (text !== undefined) return text;',
      titles: 'starts no formula for a reader',
    },
  ]),
  ...noticedBy('shared/sdk/rules/staff-formats.test.ts', [
    {
      rows: [53],
      change: 'a file name keeps the characters of its list',
      file: 'shared/sdk/rules/csv.ts',
      find: ".replace(/[^a-z0-9.-]/g, '')",
      replace: '',
      titles: 'writes file names',
    },
  ]),
  ...noticedBy('api/test/blacklists.test.ts', [
    {
      rows: [54],
      change: 'ids are sorted by letters',
      file: 'api/src/bot/blacklists/blacklists.repository.ts',
      find: "id: ['length(entry.subject_id)', 'entry.subject_id'],",
      replace: "id: ['entry.subject_id'],",
      titles: 'entries can be sorted by every field',
    },
    {
      rows: [32],
      change: 'parameters that do not fit are ignored',
      file: 'api/src/http/validated-input.ts',
      find: 'if (!parsed.success) issues.push(...issuesOf(parsed.error, part));',
      replace: 'if (!parsed.success) return {};',
      titles: 'invalid parameters and entries are rejected',
    },
    {
      rows: [56],
      change: 'any word is an order',
      file: 'shared/sdk/contracts/blacklists/schema.ts',
      find: 'const Sort = z.enum(BLACKLIST_SORTS.flatMap((field) => [field, `-${field}`] as const));',
      replace: 'const Sort = z.string() as unknown as z.ZodEnum<Record<string, string>>;',
      titles: 'invalid parameters and entries are rejected',
    },
    {
      rows: [57],
      change: 'pages have any size',
      file: 'shared/sdk/contracts/text.ts',
      find: 'pageSize: z.coerce.number().int().min(1).max(100).optional(),',
      replace: 'pageSize: z.coerce.number().int().min(1).optional(),',
      titles: 'invalid parameters and entries are rejected',
    },
    {
      rows: [88],
      change: 'an export is not written down',
      file: 'api/src/bot/blacklists/blacklists.service.ts',
      find: "const set = await this.auditRead('blacklist.export', kind, { ...(q && { q }) }, by);",
      replace: 'const set = await this.blacklists.findPublishedSet(this.database.db, kind);',
      titles: 'each access is audited',
    },
  ]),
  ...noticedBy('mfe-tools/src/preview/foreign-images.test.tsx', [
    {
      rows: [59],
      change: 'pictures of an embed are requested with the address of the page',
      file: 'mfe-tools/src/preview/remote-image.tsx',
      find: '      referrerPolicy="no-referrer"\n',
      replace: '',
      titles: 'of an embed',
    },
    {
      rows: [59],
      change: 'custom emoji are requested with the address of the page',
      file: 'mfe-tools/src/preview/custom-emoji.tsx',
      find: '      referrerPolicy="no-referrer"\n',
      replace: '',
      titles: 'of a custom emoji',
    },
  ]),
  ...noticedBy('mfe-public/src/pages/epicgames/address.test.ts', [
    {
      rows: [60],
      change: 'the id of a game may have a percent sign, and begin with a dot',
      file: 'mfe-public/src/remote.ts',
      find: '[A-Za-z0-9][A-Za-z0-9._:-]{1,127}',
      replace: '[A-Za-z0-9._:%-]{1,128}',
      titles: 'is not found',
    },
  ]),
  ...noticedBy('api/test/requests.test.ts', [
    {
      rows: [55],
      change: 'bodies may name prototypes',
      file: 'api/src/http/json-body.ts',
      find: "getDefaultJsonParser('error', 'error')",
      replace: "getDefaultJsonParser('ignore', 'ignore')",
      titles: 'a body cannot reach the prototype',
    },
    {
      rows: [61],
      change: 'line feeds of a text are logged as they are',
      file: 'api/src/core/log/log.ts',
      find: 'const stream = destination ?? pino.destination(1);',
      replace:
        "const stream = { write: (line) => destination?.write(line.replaceAll('\\\\n', '\\n')) };",
      titles: 'every log line is JSON',
    },
    {
      rows: [62],
      change: 'the answer has the message of the error',
      file: 'api/src/http/problem.filter.ts',
      find: "'Something went wrong on our side. Please try again later.'",
      replace: 'String(error)',
      titles: 'an unexpected error exposes only the request id',
    },
  ]),
  ...noticedBy('api/test/page/page.test.ts', [
    {
      rows: [134],
      change: 'every page shows images of any host',
      file: 'api/src/platform/page/security-policy.ts',
      find: "if (allowed !== 'anywhere') return origins;",
      replace: '',
      titles: 'allows images at .* of the site and its hosts',
    },
  ]),
  ...noticedBy('shell/src/routes/needs-document.test.ts', [
    {
      rows: [134],
      change: 'the shell keeps the document, and its policy',
      file: 'shell/src/routes/needs-document.ts',
      find: '  if (hasOtherPolicy(pathname, { routes, initialPath })) return true;\n',
      replace: '',
      titles: 'needs a new one from',
    },
  ]),
  ...noticedBy('api/src/core/images/image-problem.test.ts', [
    {
      rows: [135],
      change: 'an image has any number of pixels',
      file: 'api/src/core/images/image-problem.ts',
      find: 'if (pixels > MAX_PIXELS) {',
      replace: 'if (pixels < 0) {',
      titles: 'of too many pixels is refused',
    },
    {
      rows: [135],
      change: 'frames are not counted',
      file: 'api/src/core/images/image-problem.ts',
      find: 'if (passes > MAX_PASSES || pixels * passes > MAX_DECODED_PIXELS) {',
      replace: 'if (pixels > MAX_DECODED_PIXELS) {',
      titles: 'of too many frames or scans is refused',
    },
    {
      rows: [135],
      change: 'a frame may be outside of the canvas',
      file: 'api/src/core/images/image.ts',
      find: 'if (right > canvas.width || bottom > canvas.height) {',
      replace: 'if (right < 0 || bottom < 0) {',
      titles: 'is refused where its headers lie',
    },
  ]),
  ...noticedBy('api/test/avatars.test.ts', [
    {
      rows: [135],
      change: 'only the type of an avatar is checked',
      file: 'api/src/bot/avatars/avatars.ingest.ts',
      find: 'const message = imageProblem(bytes);',
      replace: 'const message = imageExtension(bytes) ? undefined : imageProblem(bytes);',
      titles: 'decodes to too many pixels is rejected',
    },
    {
      rows: [63],
      change: 'a file may have any name',
      file: 'api/src/bot/avatars/avatar-files.controller.ts',
      find: 'const NAME = /^[0-9a-f]{32}\\.(png|gif|webp|jpg)$/;',
      replace: 'const NAME = /\\.(png|gif|webp|jpg)/;',
      titles: 'a name outside of the format is not found',
    },
  ]),
  ...noticedBy('api/test/session.test.ts', [
    {
      rows: [64],
      change: 'private answers may be stored',
      file: 'api/src/http/contract-handler.ts',
      find: "if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');",
      replace: '',
      titles: 'returns the signed-in user, or 401',
    },
  ]),
  ...noticedBy('api/test/registry/files.test.ts', [
    {
      rows: [65],
      change: 'a missing file is answered with 200',
      file: 'api/src/platform/registry/files.controller.ts',
      find: '      .code(404)\n',
      replace: '      .code(200)\n',
      titles: 'threat 65',
    },
  ]),
  ...noticedBy('api/test/page/page.test.ts', [
    {
      rows: [78],
      change: 'every document has the same nonce',
      file: 'api/src/platform/page/security-policy.ts',
      find: "return randomBytes(16).toString('base64');",
      replace: "return 'bm9uY2U=';",
      titles: 'threat 78',
    },
  ]),
  ...noticedBy('shared/sdk/rules/buckets.test.ts', [
    {
      rows: [85],
      change: 'a day has 24 hours',
      file: 'shared/sdk/rules/buckets.ts',
      find: ': startOfDay(at + 36 * HOUR, tz);',
      replace: ': at + 24 * HOUR;',
      titles: 'has one day of another length',
    },
  ]),
];
