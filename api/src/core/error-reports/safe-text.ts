/**
 * Messages of the engine that name parts of the code alone. All other texts of errors may contain what
 * visitors have sent, and are left out.
 */
const ABOUT_CODE = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[A-Za-z_$][A-Za-z_$]{0,39}'\))?$/,
  /^[A-Za-z_$][A-Za-z_$.()]{0,79} is not (?:a function|a constructor|iterable|defined)$/,
  /^Cannot access '[A-Za-z_$][A-Za-z_$]{0,39}' before initialization$/,
  /^Assignment to constant variable\.$/,
  /^Maximum call stack size exceeded$/,
  /^Invalid (?:array length|time value)$/,
];

/** The text of an error where it can only be about the code. */
export function safeText(text: string): string | undefined {
  return ABOUT_CODE.some((pattern) => pattern.test(text)) ? text : undefined;
}

/** A code such as `23505` or `ECONNREFUSED`. */
export function safeCode(code: unknown): string | undefined {
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : undefined;
}

/** The name of a class. */
export const safeType = (error: Error): string =>
  /^[A-Za-z]\w{0,59}$/.test(error.constructor.name) ? error.constructor.name : 'Error';
