import { z } from 'zod';
import { CleanText } from '@portico/sdk/contracts/text';

const MAX_REASON_LENGTH = 500;

/** The reason of a member for a change, which the audit log keeps. */
export const StaffReason = CleanText(MAX_REASON_LENGTH).trim().min(1);

/** An id that the page makes for a change, so that a repeated call makes it once. */
export const ChangeId = z.uuid().toLowerCase();
