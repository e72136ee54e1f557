import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { JSONPath, Node } from 'jsonc-parser';
import type { Bot } from './bot.ts';
import { isButton } from './json-buttons.ts';
import { placeOf } from './json-problem.ts';
import { sourcesOf } from './json-sources.ts';
import { object } from './json-values.ts';
import { ReadReport } from './report.ts';
import type { ReadNote } from './report.ts';

/** A note with its line in the JSON, from 1. */
export type JsonNote = ReadNote & { line?: number };

const PARTS: Readonly<Record<string, JSONPath>> = {
  Title: ['title'],
  Description: ['description'],
  Address: ['url'],
  Timestamp: ['timestamp'],
  Color: ['color'],
  Author: ['author'],
  'Author, name': ['author', 'name'],
  'Author, icon': ['author', 'icon_url'],
  'Author, address': ['author', 'url'],
  Footer: ['footer'],
  'Footer, text': ['footer', 'text'],
  'Footer, icon': ['footer', 'icon_url'],
  Thumbnail: ['thumbnail'],
  Image: ['image'],
  Embed: [],
  Fields: ['fields'],
};
const MESSAGE_PARTS = ['Content', 'Message', 'Components', 'Embeds'];
const BUTTON_KEYS: Readonly<Record<string, string>> = { address: 'url' };

/**
 * Adds to each note the line that it is about.
 * @param which index of the embed that was read
 */
export function withLines(
  notes: readonly ReadNote[],
  text: string,
  bot: Bot,
  which: number,
): JsonNote[] {
  const places = placesOf(text, bot, which);
  if (!places) return [...notes];
  return notes.map((note) => {
    const node = nodeOf(places, note);
    return node ? { ...note, line: placeOf(text, node.offset).line } : note;
  });
}

/** Where an embed and its message stand. */
interface Places {
  tree: Node;
  embed: Node | undefined;
  message: Node | undefined;
  buttons: Node[];
}

/** @returns undefined if the values are nested too deep */
function placesOf(text: string, bot: Bot, which: number): Places | undefined {
  try {
    const tree = parseTree(text);
    if (!tree) return undefined;
    const nodes = new Map<unknown, Node>();
    const sources = sourcesOf(valueOf(tree, nodes), new ReadReport(bot));
    const at = (sources[which] ?? sources[0])?.at;
    const message = nodes.get(at?.message);
    return { tree, embed: nodes.get(at?.embed), message, buttons: buttonsOf(message) };
  } catch {
    return undefined;
  }
}

/** The value of a node. @param nodes gets the node of each object in it */
function valueOf(node: Node, nodes: Map<unknown, Node>): unknown {
  const { type, children = [] } = node;
  if (type === 'array') return children.map((item) => valueOf(item, nodes));
  if (type !== 'object') return node.value as unknown;
  const value = Object.fromEntries(
    children.flatMap(({ children: [key, inner] = [] }) =>
      key && inner ? [[key.value as string, valueOf(inner, nodes)]] : [],
    ),
  );
  nodes.set(value, node);
  return value;
}

function nodeOf({ tree, embed, message: sent, buttons }: Places, { where, message }: ReadNote) {
  const key = /“([^“”]+)”\.$/.exec(message)?.[1];
  const [, list, number, , part = ''] = /^(Field|Button) (\d+)(, (\w+))?$/.exec(where) ?? [];
  const index = Number(number) - 1;
  const within: JSONPath = part === '' ? [] : [BUTTON_KEYS[part] ?? part];
  if (list === 'Button') {
    const button = buttons[index];
    return button && deepest(button, within, key);
  }
  if (where === 'Buttons') return sent && findNodeAtLocation(sent, ['components']);
  if (where === 'Messages') return deepest(tree, ['messages'], key) ?? deepest(tree, [], key);
  if (MESSAGE_PARTS.includes(where)) {
    const path = where === 'Message' ? [] : [where.toLowerCase()];
    return sent && deepest(sent, path, key);
  }
  // The first one that is left out.
  const beyond = /left out \((\d+)/.exec(message)?.[1];
  const path =
    list === 'Field'
      ? ['fields', index, ...within]
      : where === 'Fields' && beyond !== undefined
        ? ['fields', Number(beyond) - 1]
        : PARTS[where];
  // A text can stand in the place of an object, and an object in that of a list.
  const paths = path && [path, path.slice(0, -1), path.slice(0, 1)];
  return embed && paths?.map((each) => deepest(embed, each, key)).find((node) => node);
}

/** The buttons in the rows of a message. */
function buttonsOf(message: Node | undefined): Node[] {
  const components = message && findNodeAtLocation(message, ['components']);
  return itemsOf(components)
    .flatMap((row) => {
      const inner = row.type === 'array' ? row : findNodeAtLocation(row, ['components']);
      return inner ? itemsOf(inner) : [row];
    })
    .filter((node) => {
      const item = object(valueOf(node, new Map()));
      return item !== undefined && isButton(item);
    });
}

const itemsOf = (node: Node | undefined): Node[] =>
  node?.type === 'array' ? (node.children ?? []) : node ? [node] : [];

/** The node at a path, or that of a key within it. */
function deepest(from: Node, path: JSONPath, key: string | undefined): Node | undefined {
  const node = findNodeAtLocation(from, path);
  return (key !== undefined && node && findNodeAtLocation(node, [key])) || node;
}
