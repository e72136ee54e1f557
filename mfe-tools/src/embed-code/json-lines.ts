import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { JSONPath, Node } from 'jsonc-parser';
import { placeOf } from './json-problem.ts';
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
const MESSAGE_PARTS = ['Content', 'Message', 'Components', 'Embeds', 'Messages'];
const BUTTON_KEYS: Readonly<Record<string, string>> = { address: 'url' };

/**
 * Adds to each note the line that it is about.
 * @param which index of the embed that was read
 */
export function withLines(notes: readonly ReadNote[], text: string, which: number): JsonNote[] {
  const tree = treeOf(text);
  if (!tree) return [...notes];
  return notes.map((note) => {
    const node = nodeOf(tree, note, which);
    return node ? { ...note, line: placeOf(text, node.offset).line } : note;
  });
}

/** @returns undefined if the values are nested too deep */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch {
    return undefined;
  }
}

function nodeOf(tree: Node, { where, message }: ReadNote, which: number): Node | undefined {
  const messages: JSONPath[] = [[], ['messages', 0, 'data'], ['messages', 0]];
  const embeds = messages.flatMap((root) => [
    [...root, 'embeds', which],
    [...root, 'embeds'],
    [...root, 'embed'],
  ]);
  const key = /“([^“”]+)”\.$/.exec(message)?.[1];
  const [, list, number, , part = ''] = /^(Field|Button) (\d+)(, (\w+))?$/.exec(where) ?? [];
  const index = Number(number) - 1;
  const within: JSONPath = part === '' ? [] : [BUTTON_KEYS[part] ?? part];
  if (list === 'Button') {
    return first(messages, (root) => {
      const rows = findNodeAtLocation(tree, [...root, 'components'])?.children ?? [];
      const button = rows.flatMap((row) => findNodeAtLocation(row, ['components'])?.children ?? [])[
        index
      ];
      return button && deepest(button, within, key);
    });
  }
  if (where === 'Buttons') {
    return first(messages, (root) => findNodeAtLocation(tree, [...root, 'components']));
  }
  if (MESSAGE_PARTS.includes(where)) {
    const path = where === 'Message' ? [] : [where.toLowerCase()];
    return first(messages, (root) => deepest(tree, [...root, ...path], key));
  }
  // The first one that is left out.
  const beyond = /left out \((\d+)/.exec(message)?.[1];
  const path =
    list === 'Field'
      ? ['fields', index, ...within]
      : where === 'Fields' && beyond !== undefined
        ? ['fields', Number(beyond) - 1]
        : PARTS[where];
  if (!path) return undefined;
  return first([...embeds, [which], []], (root) => {
    if (!findNodeAtLocation(tree, root)) return undefined;
    // A text can stand in the place of an object.
    const whole = [...root, ...path];
    return deepest(tree, whole, key) ?? deepest(tree, whole.slice(0, -1), key);
  });
}

function first(
  roots: readonly JSONPath[],
  find: (root: JSONPath) => Node | undefined,
): Node | undefined {
  for (const root of roots) {
    const node = find(root);
    if (node) return node;
  }
  return undefined;
}

/** The node at a path, or that of a key within it. */
function deepest(from: Node, path: JSONPath, key: string | undefined): Node | undefined {
  const node = findNodeAtLocation(from, path);
  return (key !== undefined && node && findNodeAtLocation(node, [key])) || node;
}
