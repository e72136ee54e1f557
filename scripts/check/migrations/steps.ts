import type { DropStmt, IndexStmt, Node, RangeVar } from 'libpg-query';
import type { Step } from './step.ts';
import { changeOf, type AlterTable } from './table-changes.ts';

/** Statements that hold no lock of a table, and that no version notices. */
const UNNOTICED = ['CommentStmt', 'CreateFunctionStmt', 'GrantStmt'];

const nameOf = (relation: RangeVar | undefined): string => relation?.relname ?? '';

/** @param statement parsed */
export function stepsOf(statement: Node): Step[] {
  if ('CreateStmt' in statement)
    return [{ does: 'create-table', table: nameOf(statement.CreateStmt.relation) }];
  if ('AlterTableStmt' in statement) return changesOf(statement.AlterTableStmt);
  if ('IndexStmt' in statement) return [indexOf(statement.IndexStmt)];
  if ('DropStmt' in statement) return dropsOf(statement.DropStmt);
  if ('RenameStmt' in statement) {
    const { relation, subname, newname } = statement.RenameStmt;
    const table = nameOf(relation);
    return [{ does: 'rename', table, what: `${subname ?? table} to ${newname}` }];
  }
  if ('UpdateStmt' in statement)
    return [{ does: 'change-rows', table: nameOf(statement.UpdateStmt.relation), what: 'changes' }];
  if ('DeleteStmt' in statement)
    return [{ does: 'change-rows', table: nameOf(statement.DeleteStmt.relation), what: 'deletes' }];
  if ('CreateTrigStmt' in statement) {
    const table = nameOf(statement.CreateTrigStmt.relation);
    return [{ does: 'constrain', table, what: 'a trigger', columns: [], locks: false }];
  }
  if ('SelectStmt' in statement) return [appendOnly(statement)];
  const [kind = ''] = Object.keys(statement);
  return [UNNOTICED.includes(kind) ? { does: 'nothing' } : { does: 'unknown', what: kind }];
}

const changesOf = ({ relation, cmds = [] }: AlterTable): Step[] =>
  cmds.flatMap((cmd) =>
    'AlterTableCmd' in cmd ? [changeOf(nameOf(relation), cmd.AlterTableCmd)] : [],
  );

const indexOf = ({ relation, unique, concurrent, indexParams = [] }: IndexStmt): Step => ({
  does: 'index',
  table: nameOf(relation),
  columns: indexParams.map((param) => ('IndexElem' in param && param.IndexElem.name) || ''),
  unique: unique === true,
  concurrently: concurrent === true,
});

function dropsOf({ removeType = 'OBJECT_TABLE', objects = [], concurrent }: DropStmt): Step[] {
  const kind = removeType.replace(/^OBJECT_/, '').toLowerCase();
  return objects.map((object) => {
    const parts = 'List' in object ? (object.List.items ?? []) : [object];
    const name = parts.map((part) => ('String' in part ? part.String.sval : '')).at(-1) ?? '';
    const what = `the ${kind} ${name}`;
    if (kind === 'table') return { does: 'drop', what, table: name };
    return kind === 'index'
      ? { does: 'drop', what, locks: concurrent !== true }
      : { does: 'drop', what };
  });
}

/** `SELECT portico_append_only('ledger')` adds triggers. */
function appendOnly(statement: Node): Step {
  const call = /portico_append_only.*?"sval":\{"sval":"(\w+)"/.exec(JSON.stringify(statement));
  if (!call?.[1]) return { does: 'unknown', what: 'SelectStmt' };
  return { does: 'constrain', table: call[1], what: 'triggers', columns: [], locks: false };
}
