import { escapeHtml } from '../../core/html/escape-html.ts';

/** The policy of the page, whose scripts have the nonce. Swagger UI uses icons with `data:` addresses. */
export const swaggerPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function swaggerPage(brand: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(brand)} - API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="manual"></div>
<noscript>The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}" src="/api/docs/reader.js"></script>
</body>
</html>
`;
}

export const swaggerScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#manual',
  deepLinking: true,
  supportedSubmitMethods: ['get'],
});
`;
