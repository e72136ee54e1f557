import { cleanAddress, cleanText } from './clean.ts';
import { LINK_STYLE, OWN_BUTTON_ID, STYLE_NUMBERS } from './discord-json.ts';
import type { Json } from './discord-json.ts';
import { RULES } from './discord-rules.ts';
import { BUTTON_STYLES } from './embed.ts';
import type { ButtonStyle, EmbedButton } from './embed.ts';
import { list, nameOfValue, nameOthers, object, string, textOf } from './json-values.ts';
import { quote } from './report.ts';
import type { ReadReport } from './report.ts';

const BUTTON = 2;
/** Discord's style for the sale of an item. It has neither label nor address. */
const PREMIUM_STYLE = 6;

/** The buttons of a message's rows. Everything else in them is reported. */
export function readJsonButtons(message: Json, report: ReadReport): EmbedButton[] {
  const all = list(message.components)
    .flatMap((row) => list(object(row)?.components))
    .map(object)
    .filter((item) => item !== undefined);
  const buttons = all.filter(({ type, style }) => type === BUTTON && style !== PREMIUM_STYLE);
  if (buttons.length < all.length) {
    const count = all.length - buttons.length;
    report.dropped(
      'Components',
      `Only buttons are imported, not menus and shop buttons: ${count} left out.`,
    );
  }
  const { most } = RULES.buttons;
  if (buttons.length > most) {
    report.dropped(`Button ${most + 1}`, `At most ${most} buttons are imported.`);
  }
  return buttons.slice(0, most).map((button, index) => {
    const where = `Button ${index + 1}`;
    nameButtonParts(button, where, report);
    return {
      label: cleanText(
        textOf(button.label, `${where}, label`, report),
        RULES.buttonLabel.most,
        `${where}, label`,
        report,
      ),
      style: styleOf(button.style, where, report),
      url: cleanAddress(
        textOf(button.url, `${where}, address`, report),
        `${where}, address`,
        report,
      ),
      emoji: emojiOf(button.emoji, where, report),
    };
  });
}

function nameButtonParts(button: Json, where: string, report: ReadReport) {
  const known = ['type', 'style', 'label', 'url', 'emoji', 'id'];
  const isOwn = OWN_BUTTON_ID.test(string(button.custom_id));
  nameOthers(button, isOwn ? [...known, 'custom_id'] : known, where, report);
}

function styleOf(value: unknown, where: string, report: ReadReport): ButtonStyle {
  if (value === LINK_STYLE) return 'secondary';
  const style = BUTTON_STYLES.find((name) => STYLE_NUMBERS[name] === value);
  if (!style && value !== undefined) {
    report.changed(`${where}, style`, `${nameOfValue(value)} is no style: primary instead.`);
  }
  return style ?? 'primary';
}

function emojiOf(value: unknown, where: string, report: ReadReport): string {
  const emoji = object(value);
  const name = string(emoji?.name);
  const id = string(emoji?.id);
  if (/^\w+$/.test(name) && /^\d+$/.test(id)) {
    return `<${emoji?.animated === true ? 'a' : ''}:${name}:${id}>`;
  }
  if (name !== '' || id !== '') {
    report.dropped(
      `${where}, emoji`,
      `Embed code has only custom emoji on buttons, not ${quote(name || id)}.`,
    );
  }
  return '';
}
