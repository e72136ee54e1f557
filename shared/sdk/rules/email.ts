const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** RFC 5321: of the whole address. */
const MAX_LENGTH = 254;

/**
 * Whether a text is an email address: a local part, an @, and a domain of at least two labels. Both parts
 * may be written in any script (RFC 6531, IDNA), or in punycode. The one rule for all forms and settings.
 */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= MAX_LENGTH &&
    more === undefined &&
    labels.length >= 2 &&
    local.split('.').every((part) => LOCAL.test(part)) &&
    labels.every((label) => LABEL.test(label))
  );
}
