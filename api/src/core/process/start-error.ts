/**
 * A reason why the process cannot start, in one sentence for the operator: what is wrong, where,
 * and how to fix it. The start prints the message without a stack trace.
 */
export class StartError extends Error {}
