import * as platform from '@portico/sdk/contracts/checks/schemas';
import type { Contract } from '@portico/sdk/contracts/contract';
import { fetchJson } from '@portico/sdk/testing';
import { SPECIFIED_ANSWERS } from './specified-answers.ts';
import * as site from './schemas.ts';

const CONTRACTS = [...Object.values(platform), ...Object.values(site)]
  .flatMap((noun) => Object.values<unknown>(noun))
  .filter((one): one is Contract => typeof one === 'object' && one !== null && 'call' in one);

/** The contract of an address such as `GET /api/user/1`; one without parameters comes first. */
const contractOf = (address: string): Contract | undefined =>
  CONTRACTS.filter(({ call: { method, path } }) =>
    new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`).test(address),
  ).sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length)[0];

test.each(Object.entries(SPECIFIED_ANSWERS))(
  'pages accept the specified fields alone of %s',
  async (address, answer) => {
    const call = contractOf(address)?.call;
    expect(call?.answer).toBeDefined();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
    const [, url = ''] = address.split(' ');
    expect(await fetchJson({ method: 'GET', url, answer: call?.answer })).toEqual({ data: answer });
  },
);
