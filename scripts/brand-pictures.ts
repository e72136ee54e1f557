import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './bootstrap/paths.mjs';
import { findBrowser } from './browser/find-browser.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

const FOLDER = join(ROOT, 'sites/juno/pictures');

/** Kind of page (`PageRoute.preview`; empty: no particular one) -> title and text. */
const PICTURES: Record<string, [title: string, text: string]> = {
  '': ['The all-in-one app for Discord', 'Moderation, tickets, giveaways, economy, music and more'],
  commands: ['Commands', 'Every command, with arguments, aliases and permissions'],
  status: ['Status', 'Real-time status and performance metrics'],
  features: ['Made for your community', 'What it does, and the commands to set it up'],
  team: ['Team', 'The people behind the bot'],
  store: ['Lifetime Access', 'Paid once. No subscriptions.'],
  tools: ['Embed Builder', 'Design messages with a live preview, copy the code'],
  contact: ['Contact', 'Replies within 24 hours, in English or German'],
  legal: ['The fine print', 'Written to be read'],
};

/** Simple shapes, by kind. */
const ART: Record<string, string> = {
  '': '<rect x="0" y="0" width="300" height="64" rx="18"/><rect x="60" y="84" width="300" height="64" rx="18" class="hot"/><rect x="0" y="168" width="220" height="64" rx="18"/><rect x="60" y="252" width="260" height="64" rx="18"/>',
  commands:
    '<rect x="0" y="0" width="360" height="64" rx="14" class="hot"/><rect x="0" y="84" width="170" height="100" rx="14"/><rect x="190" y="84" width="170" height="100" rx="14"/><rect x="0" y="204" width="170" height="100" rx="14"/><rect x="190" y="204" width="170" height="100" rx="14"/>',
  status:
    '<path d="M0 260 60 220 120 232 180 150 240 170 300 70 360 40V316H0z"/><path d="M0 260 60 220 120 232 180 150 240 170 300 70 360 40" class="line"/><circle cx="360" cy="40" r="13" class="dot"/>',
  features:
    '<circle cx="70" cy="70" r="70"/><rect x="200" y="0" width="140" height="140" rx="36" class="hot"/><rect x="0" y="180" width="140" height="140" rx="36"/><circle cx="270" cy="250" r="70"/>',
  team: '<circle cx="180" cy="80" r="70" class="hot"/><path d="M50 316a130 130 0 0 1 260 0z" class="hot"/><circle cx="30" cy="140" r="46"/><circle cx="330" cy="140" r="46"/>',
  store:
    '<rect x="0" y="50" width="100" height="260" rx="20"/><rect x="125" y="10" width="110" height="300" rx="20" class="hot"/><rect x="260" y="50" width="100" height="260" rx="20"/>',
  tools:
    '<rect x="0" y="0" width="360" height="316" rx="20"/><rect x="0" y="0" width="14" height="316" class="hot"/><rect x="44" y="40" width="190" height="30" rx="10" class="ink"/><rect x="44" y="92" width="270" height="20" rx="8" class="ink"/><rect x="44" y="126" width="230" height="20" rx="8" class="ink"/><rect x="44" y="230" width="120" height="50" rx="12" class="hot"/>',
  contact:
    '<rect x="0" y="40" width="360" height="240" rx="24"/><path d="M20 70 180 190 340 70" class="line"/>',
  legal:
    '<path d="M30 0h210l90 90v226H30z"/><rect x="70" y="110" width="180" height="18" rx="8" class="ink"/><rect x="70" y="150" width="220" height="18" rx="8" class="ink"/><rect x="70" y="190" width="200" height="18" rx="8" class="ink"/><rect x="70" y="230" width="120" height="18" rx="8" class="hot"/>',
};

const documentOf = (
  icon: string,
  art: string,
  [title, text]: string[],
) => `<!doctype html><meta charset="utf-8"><style>
body{margin:0;width:1200px;height:630px;overflow:hidden;background:#11131a;color:#f4f5fa;font:500 34px/1.35 system-ui,sans-serif}
main{position:relative;display:grid;grid-template-columns:640px 360px;align-items:center;justify-content:space-between;box-sizing:border-box;width:1200px;height:630px;padding:150px 90px 70px}
header{position:absolute;left:90px;top:62px;display:flex;align-items:center;gap:20px;font-weight:700;font-size:36px}header svg{width:60px;height:60px}
h1{margin:0 0 22px;font-size:70px;line-height:1.06;letter-spacing:-.03em}p{margin:0;color:#b9c0d0}
.art{width:360px;height:316px;overflow:visible;fill:#232838}.art .hot{fill:#6d5cf0}.art .ink{fill:#3a4156}.art .line{fill:none;stroke:#8f82ff;stroke-width:10;stroke-linejoin:round;stroke-linecap:round}.art .dot{fill:#fff}
i{position:absolute;inset:auto 0 0;height:12px;background:#6d5cf0}
</style><main><header>${icon}Juno</header><div><h1>${title}</h1><p>${text}</p></div><svg class="art" viewBox="0 0 360 316">${art}</svg><i></i></main>`;

async function drawPictures(): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const icon = await readFile(join(FOLDER, 'icon.svg'), 'utf8');
  for (const [kind, words] of Object.entries(PICTURES)) {
    await page.setContent(documentOf(icon, ART[kind] ?? '', words));
    const file = kind ? `preview-${kind}.png` : 'preview.png';
    await page.screenshot({ path: join(FOLDER, file) });
    console.log(file);
  }
  // A system rounds the corners of an icon itself and may crop it to a circle.
  await page.setViewportSize({ width: 512, height: 512 });
  await page.setContent(
    `<!doctype html><style>body{margin:0}svg{display:block;width:512px}</style>${icon.replace(' rx="128"', '')}`,
  );
  await page.screenshot({ path: join(FOLDER, 'touch-icon.png') });
  console.log('touch-icon.png');
  await browser.close();
}

export default createCommand('npm run brand:pictures --', {
  description:
    "Draws the demo brand's preview images, one per kind of page, and its touch icon into sites/juno/pictures. Crawlers take raster images only.",
  environment: { CHROMIUM_PATH: 'the browser' },
  examples: [['npm run brand:pictures', 'after a change of scripts/brand-pictures.ts']],
}).action(drawPictures);
