import { DEFAULT_CHECKS, CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Findings that are accepted, each with the reason. */
const ACCEPTED = new Set([
  // Both would allow scripts only in browsers without nonces or 'strict-dynamic', which the site does not support.
  ...[Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK],
]);

/** Findings that are accepted in policies without scripts, and in that of Swagger UI, which writes HTML. */
const WITHOUT_TRUSTED_TYPES = Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS;

/**
 * What Google's CSP Evaluator finds in a policy.
 * @param mayLackTrustedTypes for policies of answers that are not documents of the page server
 */
export function cspFindings(policy: string, mayLackTrustedTypes: boolean): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate([], [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
    .filter(({ type }) => !ACCEPTED.has(type))
    .filter(({ type }) => !(mayLackTrustedTypes && type === WITHOUT_TRUSTED_TYPES))
    .map(({ type, directive, description }) => `${Type[type]} in ${directive}: ${description}`);
}
