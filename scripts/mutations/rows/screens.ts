import { noticedBy } from '../mutation.ts';

/** Rows 170, 171, 199 and 200: documents with data, and what is kept and sent again. */
export const SCREENS = [
  ...noticedBy('api/src/platform/page/fill-template.test.ts', [
    {
      rows: [170],
      change: 'values are written without escapes',
      file: 'api/src/platform/page/fill-template.ts',
      find: 'html += escapeHtml(written(part.kind, textOf(valueOf(view, part.name))));',
      replace: 'html += written(part.kind, textOf(valueOf(view, part.name)));',
      titles: 'a forged name stays text',
    },
    {
      rows: [170],
      change: 'an address of any scheme is written',
      file: 'api/src/platform/page/fill-template.ts',
      find: "return OWN_PATH.test(value) || WEB_ADDRESS.test(value) ? value : '#';",
      replace: 'return value;',
      titles: 'the address',
    },
    {
      rows: [171],
      change: 'a mark is taken in every attribute',
      file: 'shared/sdk/platform/screen-template.ts',
      find: "if (TEXT_ATTRIBUTE.test(attribute)) return 'text';",
      replace: "if (attribute !== '') return 'text';",
      titles: 'rejects a mark in an event handler',
    },
  ]),
  ...noticedBy('api/test/page/commands.test.ts', [
    {
      rows: [171],
      change: 'everybody finds hidden commands',
      file: 'api/src/bot/commands/commands.screens.ts',
      find: 'viewer.team ? commands : commands.filter(isPublic)',
      replace: 'commands',
      titles: 'the unknown command',
    },
  ]),
  ...noticedBy('api/test/page/finished-documents.test.ts', [
    {
      rows: [199],
      change: 'signed-in visitors share documents',
      file: 'api/src/platform/page/page-documents.service.ts',
      find: "visitor.session.status === 200 ? JSON.stringify(visitor) : '';",
      replace: "'';",
      titles: 'kept for this visitor alone',
    },
  ]),
  ...noticedBy('api/test/repeated-answers.test.ts', [
    {
      rows: [200],
      change: 'a cookie says nothing about who asks',
      file: 'api/src/http/repeated/repeated-answers.ts',
      find: 'if (request.headers.cookie !== undefined && !known.ignoresCookies) return false;',
      replace: '',
      titles: 'is not repeated to a request with',
    },
    {
      rows: [200],
      change: 'an answer from before a change is kept',
      file: 'api/src/http/repeated/repeated-answers.ts',
      find: ' || known.changes !== this.changes ||',
      replace: ' ||',
      titles: 'never from what was known before it',
    },
  ]),
];
