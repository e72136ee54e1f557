import ts from 'typescript';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { textsOf, type Change } from './change.ts';

/**
 * Applies a change to the text of its file.
 * @throws CliError if the function is missing, or does not have the text exactly once
 */
export function applied(text: string, change: Change): string {
  const { file, in: name } = change;
  const [taken, put] = textsOf(change);
  const [from, to] = name === undefined ? [0, text.length] : rangeOf(text, file, name);
  const { spaced, at } = collapse(text.slice(from, to));
  const wanted = collapse(taken).spaced;
  const pieces = spaced.split(wanted);
  const [before = ''] = pieces;
  if (pieces.length !== 2) {
    const place = name === undefined ? file : `${name} of ${file}`;
    throw new CliError(
      `${place} has this text ${pieces.length - 1} times instead of once: ${taken}`,
    );
  }
  const first = from + at[before.length]!;
  const last = from + at[before.length + wanted.length - 1]!;
  return text.slice(0, first) + put + text.slice(last + 1);
}

/** A text with one space instead of white space, and the place of each of its characters in the text. */
function collapse(text: string): { spaced: string; at: number[] } {
  let spaced = '';
  const offsets: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = /\s/.test(text[index]!) ? ' ' : text[index]!;
    if (character === ' ' && spaced.endsWith(' ')) continue;
    spaced += character;
    offsets.push(index);
  }
  return { spaced, at: offsets };
}

/** Where a function, constant, class or member of a class begins and ends, with its decorators. */
function rangeOf(text: string, file: string, name: string): [number, number] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let nodes: readonly ts.Node[] = [source];
  for (const part of name.split('.')) nodes = nodes.flatMap((node) => declarations(node, part));
  const [only] = nodes;
  if (!only || nodes.length > 1)
    throw new CliError(`${file} declares ${name} ${nodes.length} times`);
  return [only.getStart(), only.end];
}

/** What a file or a class declares by this name. */
function declarations(parent: ts.Node, name: string): ts.Node[] {
  const members: ts.Node[] = ts.isSourceFile(parent)
    ? parent.statements.flatMap<ts.Node>((each) =>
        ts.isVariableStatement(each) ? [...each.declarationList.declarations] : [each],
      )
    : ts.isClassDeclaration(parent)
      ? [...parent.members]
      : [];
  return members.filter((each) =>
    ts.isConstructorDeclaration(each)
      ? name === 'constructor'
      : ts.getNameOfDeclaration(each as ts.Declaration)?.getText() === name,
  );
}
