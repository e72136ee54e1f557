import type { AnswerShape } from '../../contracts/call.ts';

/** Whether a response has the shape that its call declares. */
export function matchesShape(answer: unknown, shape: AnswerShape): boolean {
  if (shape === 'id') return typeof answer === 'string' && /^\d+$/.test(answer);
  if (shape === 'key') return typeof answer === 'string' || typeof answer === 'number';
  if (typeof shape === 'string') return typeof answer === shape;
  if (isList(shape)) {
    return Array.isArray(answer) && answer.every((item) => matchesShape(item, shape[0]));
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const fields = answer as Record<string, unknown>;
  return Object.entries(shape).every(([name, inner]) => {
    if (!name.endsWith('?')) return matchesShape(fields[name], inner);
    const value = fields[name.slice(0, -1)];
    return value === undefined || value === null || matchesShape(value, inner);
  });
}

const isList = (shape: AnswerShape): shape is readonly [AnswerShape] => Array.isArray(shape);
