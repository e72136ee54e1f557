import { makeSound } from './sound-answer.ts';
import { answerShapeOf } from '../../contracts/answer-shape.ts';
import type { Contract } from '../../contracts/contract.ts';
import * as schemas from '../../contracts/checks/schemas.ts';
import { SPECIFIED_ANSWERS } from '../../contracts/checks/specified-answers.ts';

const CONTRACTS = Object.values(schemas)
  .flatMap((noun) => Object.values<unknown>(noun))
  .filter((one): one is Contract => typeof one === 'object' && one !== null && 'call' in one);

/** The contract of an address such as `GET /api/user/1`; one without parameters comes first. */
const contractOf = (address: string): Contract | undefined =>
  CONTRACTS.filter(({ call: { method, path } }) =>
    new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`).test(address),
  ).sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length)[0];

test.each(Object.entries(SPECIFIED_ANSWERS))(
  'pages accept the specified fields alone of %s',
  (address, answer) => {
    const contract = contractOf(address);
    expect(contract).toBeDefined();
    const shape = contract && answerShapeOf(contract);
    const leaveOut = jest.fn();
    expect(shape && makeSound(structuredClone(answer), shape, leaveOut)).toBeUndefined();
    expect(leaveOut).not.toHaveBeenCalled();
  },
);
