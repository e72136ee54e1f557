/** What one part of a statement does, as far as the rules tell parts apart. */
export type Step =
  | { does: 'create-table'; table: string }
  | { does: 'add-column'; table: string; column: string; required: boolean; rewrites: boolean }
  /** `locks`: of an index, whether without CONCURRENTLY. */
  | { does: 'drop'; what: string; table?: string; column?: string; locks?: boolean }
  | { does: 'rename' | 'change-type' | 'require' | 'change-rows'; table: string; what: string }
  | { does: 'index'; table: string; unique: boolean; columns: string[]; concurrently: boolean }
  | { does: 'constrain'; table: string; what: string; columns: string[]; locks: boolean }
  | { does: 'nothing' }
  | { does: 'unknown'; what: string };
