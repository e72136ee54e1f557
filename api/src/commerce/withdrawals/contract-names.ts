import { parseInvoiceNumber } from '@portico/contracts/rules/invoice-number';

/** A text has fewer parts than this that could name an invoice. */
const MAX_NAMES = 20;

/** What a text about a contract may name: ids and numbers, in small letters, and consecutive numbers. */
export interface ContractNames {
  names: string[];
  numbers: number[];
}

/** Reads the names out of what a person has written: `Invoice SANDBOX-0001, Juno Duo`. */
export function contractNames(text: string): ContractNames {
  const words = text
    .toLowerCase()
    .split(/[\s,;:()"'<>/]+/u)
    .map((word) => word.replaceAll(/[#.]/g, ''))
    .filter((word) => /\d|^inv-/.test(word))
    .slice(0, MAX_NAMES);
  const number = parseInvoiceNumber(text);
  const numbers = words.flatMap((word) => parseInvoiceNumber(word) ?? []);
  return {
    names: [...new Set([text.trim().toLowerCase(), ...words])],
    numbers: [...new Set(number === undefined ? numbers : [number, ...numbers])],
  };
}
