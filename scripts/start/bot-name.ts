import { siteFolder } from '../site/site-folder.ts';

/** The name of the bot in the site pack, which the stand-ins show, too. @returns `Bot` without a valid pack */
export async function botName(): Promise<string> {
  const { compileSite, readSiteFolder } = await import('@portico/site');
  try {
    const { files } = await readSiteFolder(siteFolder());
    return compileSite(files).site?.facts.name ?? 'Bot';
  } catch {
    // The API says what is wrong with the folder.
    return 'Bot';
  }
}
