import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from 'libpg-query';
import type { Step } from './step.ts';

export type AlterTable = AlterTableStmt;

/** Changes that are done at once, and that no version notices. */
const UNNOTICED = [
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_ValidateConstraint',
  'AT_SetRelOptions',
  'AT_SetStatistics',
];
/** Functions whose value PostgreSQL computes once for a default; others would write every row. */
const COMPUTED_ONCE = ['now', 'transaction_timestamp'];
/** Constraints of a new column for which PostgreSQL writes or reads every row. */
const WHOLE_TABLE = ['CONSTR_PRIMARY', 'CONSTR_UNIQUE', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'];

/** @returns what one change of `ALTER TABLE` does */
export function changeOf(table: string, { subtype, name = '', def }: AlterTableCmd): Step {
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? addedColumn(table, def.ColumnDef) : { does: 'nothing' };
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? added(table, def.Constraint) : { does: 'nothing' };
    case 'AT_DropColumn':
      return { does: 'drop', what: `the column ${table}.${name}`, table, column: name };
    case 'AT_DropConstraint':
      return { does: 'drop', what: `the constraint ${name} of ${table}` };
    case 'AT_AlterColumnType':
      return { does: 'change-type', table, what: name };
    case 'AT_SetNotNull':
      return { does: 'require', table, what: name };
    default:
      return UNNOTICED.includes(String(subtype))
        ? { does: 'nothing' }
        : { does: 'unknown', what: String(subtype) };
  }
}

function addedColumn(table: string, { colname = '', constraints = [] }: ColumnDef): Step {
  const found = constraints.flatMap((one) => ('Constraint' in one ? [one.Constraint] : []));
  const kinds = found.map(({ contype }) => String(contype));
  const value = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const isRequired = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return {
    does: 'add-column',
    table,
    column: colname,
    required: isRequired && value === undefined,
    rewrites:
      kinds.some((kind) => WHOLE_TABLE.includes(kind)) ||
      (value !== undefined && isComputedPerRow(value)),
  };
}

function isComputedPerRow(value: Node): boolean {
  if (!('FuncCall' in value)) return false;
  const name = value.FuncCall.funcname?.at(-1);
  return !(name && 'String' in name && COMPUTED_ONCE.includes(name.String.sval ?? ''));
}

/** A constraint is added without reading the table if it is not validated, or uses an index. */
function added(table: string, constraint: Constraint): Step {
  const { contype, conname = '', skip_validation, indexname, keys, fk_attrs } = constraint;
  const isUnique = contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY';
  const columns = [...(keys ?? []), ...(fk_attrs ?? [])].map((key) =>
    'String' in key ? (key.String.sval ?? '') : '',
  );
  const locks = isUnique ? !indexname : skip_validation !== true;
  return { does: 'constrain', table, what: `the constraint ${conname}`, columns, locks };
}
