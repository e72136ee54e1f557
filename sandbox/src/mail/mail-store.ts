import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** An email as the stand-in received it. */
export interface ReceivedMail {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  /** The addresses of the SMTP envelope. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  /** Whether the connection was encrypted, and the user that signed in. */
  connection: { isEncrypted: boolean; user: string | null };
}

/** The mailbox forgets older emails. */
const MAX_STORED = 300;

/** The received emails, newest first; optionally persisted in a file. */
export class MailStore {
  #mails: ReceivedMail[];
  #nextId: number;
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.#mails = file ? read(file) : [];
    this.#nextId = (this.#mails[0]?.id ?? 0) + 1;
  }

  list(): readonly ReceivedMail[] {
    return this.#mails;
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.find((mail) => String(mail.id) === id);
  }

  add(mail: Omit<ReceivedMail, 'id'>): void {
    this.#mails = [{ id: this.#nextId, ...mail }, ...this.#mails].slice(0, MAX_STORED);
    this.#nextId += 1;
    this.#save();
  }

  clear(): void {
    this.#mails = [];
    this.#save();
  }

  #save(): void {
    if (!this.#file) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#mails), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function read(file: string): ReceivedMail[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReceivedMail[];
  } catch {
    return [];
  }
}
