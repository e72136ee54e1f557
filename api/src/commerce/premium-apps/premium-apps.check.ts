import { z } from 'zod';
import { amountOf } from '@portico/contracts/store/plans';
import { formatMoney } from '@portico/sdk/rules/money';
import type { Config } from '../../core/config/config.ts';
import { isAnswer, type Answer, type NoAnswer } from '../../core/doctor/ask.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';
import type { LiveSite } from '../../core/site/live-site.ts';
import { Sku } from '../../identity/discord/entitlement-answers.ts';
import { plansOf } from '../store/plans.ts';

type Ask = (url: string, init: RequestInit) => Promise<Answer | NoAnswer>;
type Site = Pick<LiveSite, 'catalog' | 'texts' | 'seller'>;

const Application = z.object({ verify_key: z.string() });

const PORTAL = 'https://discord.com/developers/applications';
const CHECK = 'premium-apps';

/** What is missing for the plans that Discord sells, too, and what only the operator can compare. */
export async function checkPremiumApps(config: Config, ask: Ask, site: Site): Promise<Finding[]> {
  const sold = (site.catalog?.plans ?? []).filter(({ discordSku }) => discordSku !== undefined);
  if (sold.length === 0) return [];
  const { clientId, botToken, publicKey, apiUrl } = config.discord;
  const prices = pricesFinding(site);
  const key = publicKey === undefined ? [withoutKey(clientId)] : [];
  if (clientId === undefined || botToken === undefined) {
    return [
      problem(
        CHECK,
        'DISCORD_CLIENT_ID and DISCORD_BOT_TOKEN are not both set, and a plan names a SKU: purchases in Discord that no event tells are never found, and consumables are not marked as used.',
        `Set both to the values of the application at ${PORTAL}.`,
      ),
      ...key,
      prices,
    ];
  }
  const read = (path: string) =>
    ask(`${apiUrl}/applications/${path}`, {
      headers: {
        authorization: `Bot ${botToken}`,
        'user-agent': `DiscordBot (${config.publicOrigin}, 1)`,
      },
    });
  const [application, listed] = [await read('@me'), await read(`${clientId}/skus`)];
  return [
    ...key,
    ...(publicKey === undefined ? [] : keyFinding(application, publicKey, clientId)),
    ...skuFindings(listed, sold, clientId),
    prices,
  ];
}

const withoutKey = (clientId = ''): Finding =>
  problem(
    CHECK,
    'DISCORD_PUBLIC_KEY is not set, and a plan names a SKU: purchases in Discord are noticed a minute late, by the sweep.',
    `Set it to the public key of the application at ${PORTAL}/${clientId}, and its webhook events to PUBLIC_ORIGIN/api/discord/events.`,
  );

function keyFinding(answer: Answer | NoAnswer, publicKey: string, clientId: string): Finding[] {
  const known = isAnswer(answer) ? Application.safeParse(answer.body).data : undefined;
  if (!known || known.verify_key.toLowerCase() === publicKey.toLowerCase()) return [];
  return [
    problem(
      CHECK,
      'DISCORD_PUBLIC_KEY is the key of another application: every event of Discord is refused.',
      `Set it to the public key of the application at ${PORTAL}/${clientId}.`,
    ),
  ];
}

function skuFindings(
  answer: Answer | NoAnswer,
  sold: readonly { id: string; discordSku?: string | undefined }[],
  clientId: string,
): Finding[] {
  const skus = isAnswer(answer) ? z.array(Sku).safeParse(answer.body).data : undefined;
  if (!skus)
    return [
      problem(
        CHECK,
        'Discord does not list the SKUs of the application.',
        'Solve the problems of discord first, or try again later: https://discordstatus.com reports outages.',
      ),
    ];
  const wrong = sold.flatMap(({ id, discordSku }) => {
    const sku = skus.find((one) => one.id === discordSku);
    if (sku?.isOneTime) return [];
    return problem(
      CHECK,
      sku
        ? `The SKU of the plan ${id} is a subscription, which is ignored: its buyers get no license.`
        : `The application has no SKU ${discordSku}, which the plan ${id} names.`,
      `Name a durable or a consumable SKU of ${PORTAL}/${clientId}/skus in catalog.yaml.`,
    );
  });
  return wrong.length > 0
    ? wrong
    : [ok(CHECK, 'Discord sells each SKU that a plan of catalog.yaml names.')];
}

/** Discord's API tells no price, so this is a choice that only the operator can check. */
function pricesFinding(site: Site): Finding {
  const codes = site.seller.acceptsPromotionCodes
    ? ' Promotion codes are on: they lower the price here, and Discord counts them.'
    : '';
  const list = plansOf(site)
    .filter(({ id }) => site.catalog?.plans.some((plan) => plan.id === id && plan.discordSku))
    .map((plan) => `${plan.id} ${formatMoney(amountOf(plan, plan.servers), plan.currency)}`);
  return skipped(
    CHECK,
    `Discord tells no prices of SKUs, so they cannot be compared. It asks for a price there, before tax, that is no higher than here: ${list.join(', ')}.${codes} Compare them at its portal.`,
  );
}
