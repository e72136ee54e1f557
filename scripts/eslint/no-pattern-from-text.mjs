/**
 * Refuses regular expressions that are made from text at run time: the linter cannot read them, and
 * whoever controls the text controls how long a search takes.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noPatternFromText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'A pattern from text may take quadratic time. Write it as a literal, compare strings, or use parsePattern() of shared/sdk/platform/value-pattern.ts for patterns that are data.',
    },
  },
  create(context) {
    /** @param {Parameters<NonNullable<import('eslint').Rule.RuleListener['NewExpression' | 'CallExpression']>>[0]} node */
    const check = (node) => {
      const { callee, arguments: given } = node;
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const [pattern] = given;
      if (pattern?.type !== 'Literal') context.report({ node, messageId: 'text' });
    };
    return { NewExpression: check, CallExpression: check };
  },
};
