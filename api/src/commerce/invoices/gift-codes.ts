import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatGiftCode, GIFT_ALPHABET, GIFT_LETTERS } from '@portico/contracts/rules/gift-code';
import { Log } from '../../core/log/log.ts';
import { TokenCipher } from '../../identity/discord/token-cipher.ts';

/** A code as the database has it. */
export interface StoredGiftCode {
  /** Encrypted with the site's key, for the buyer. */
  giftCode: string;
  /** Finds the gift of a code. A guess is hopeless, because a code has 100 random bits. */
  giftCodeHash: string;
}

/** The codes of gifts. A copy of the database alone gives none of them away. */
@Injectable()
export class GiftCodes {
  constructor(
    private readonly cipher: TokenCipher,
    private readonly log: Log,
  ) {}

  create(): StoredGiftCode {
    const letters = [...randomBytes(GIFT_LETTERS)].map((byte) => GIFT_ALPHABET[byte % 32]);
    const code = formatGiftCode(letters.join(''));
    const giftCodeHash = this.hash(code);
    // Bound to its hash, so that a code cannot be copied to another invoice.
    return { giftCode: this.cipher.encrypt(giftCodeHash, code), giftCodeHash };
  }

  /** @param code in its one notation */
  hash(code: string): string {
    return createHash('sha256').update(`portico gift ${code}`).digest('hex');
  }

  /** @returns null where the key of that time is no longer configured */
  reveal({ giftCode, giftCodeHash }: StoredGiftCode, invoiceId: string): string | null {
    try {
      return this.cipher.decrypt(giftCodeHash, giftCode);
    } catch (error) {
      this.log.error({ err: error, invoiceId }, 'a gift code cannot be decrypted');
      return null;
    }
  }
}
