/** The fields of a command that the rules read (`Command` of the contracts). */
export interface CommandFields {
  name: string;
  description: string;
  /** Internal key. */
  category: string;
  permissions: string;
  aliases?: readonly string[] | null | undefined;
  arguments: string;
  slash?: boolean | null | undefined;
  example?: string | null | undefined;
}
