import {
  CreditCard,
  FileX2,
  Gamepad2,
  Gavel,
  MailWarning,
  PackageCheck,
  Server,
  ShieldAlert,
  Siren,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { SHOWN_DAYS, type OpenWorkKind, type WaitingKind } from '@portico/contracts/desk/open-work';

interface Kind {
  label: string;
  icon: LucideIcon;
  /** The page that lists exactly what the tile counts. */
  path: string;
  /** How urgent it is; `neutral`: good to know. */
  tone: 'danger' | 'warning' | 'neutral';
  /** Days that the count covers; absent: whatever is open. */
  days?: number;
}

const waiting = (kind: WaitingKind) => `/staff/customers?waiting=${kind}`;

/** Tiles of the overview. */
export const KINDS: Record<OpenWorkKind, Kind> = {
  incidents: { label: 'Open Incidents', icon: Siren, path: '/staff/incidents', tone: 'danger' },
  shards: { label: 'Shards Down or Silent', icon: Server, path: '/status', tone: 'danger' },
  withdrawals: {
    label: 'Withdrawals to Decide',
    icon: FileX2,
    path: '/staff/customers?waiting=withdrawals',
    tone: 'danger',
  },
  disputes: {
    label: 'Open Disputes',
    icon: Gavel,
    path: waiting('disputes'),
    tone: 'danger',
  },
  warnings: {
    label: 'Fraud Warnings',
    icon: ShieldAlert,
    path: waiting('warnings'),
    tone: 'warning',
    days: SHOWN_DAYS.warnings,
  },
  refunds: {
    label: 'Refunds That Need You',
    icon: Undo2,
    path: waiting('refunds'),
    tone: 'warning',
    days: SHOWN_DAYS.refunds,
  },
  payments: {
    label: 'Pending Payments',
    icon: CreditCard,
    path: waiting('payments'),
    tone: 'neutral',
  },
  discord: {
    label: 'Stuck Discord Purchases',
    icon: Gamepad2,
    path: '/staff/customers?waiting=discord',
    tone: 'warning',
  },
  mails: {
    label: 'Failed Emails',
    icon: MailWarning,
    path: waiting('mails'),
    tone: 'warning',
    days: SHOWN_DAYS.mails,
  },
  pack: {
    label: 'Price or Pack Changes',
    icon: PackageCheck,
    path: '/staff/platform',
    tone: 'neutral',
    days: SHOWN_DAYS.pack,
  },
};
