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
  incidents: { label: 'Open incidents', icon: Siren, path: '/staff/incidents', tone: 'danger' },
  shards: { label: 'Shards down or silent', icon: Server, path: '/status', tone: 'danger' },
  withdrawals: {
    label: 'Withdrawals to decide',
    icon: FileX2,
    path: '/staff/customers?waiting=withdrawals',
    tone: 'danger',
  },
  disputes: {
    label: 'Open disputes',
    icon: Gavel,
    path: waiting('disputes'),
    tone: 'danger',
  },
  warnings: {
    label: 'Fraud warnings',
    icon: ShieldAlert,
    path: waiting('warnings'),
    tone: 'warning',
    days: SHOWN_DAYS.warnings,
  },
  refunds: {
    label: 'Refunds that need you',
    icon: Undo2,
    path: waiting('refunds'),
    tone: 'warning',
    days: SHOWN_DAYS.refunds,
  },
  payments: {
    label: 'Pending payments',
    icon: CreditCard,
    path: waiting('payments'),
    tone: 'neutral',
  },
  discord: {
    label: 'Discord purchases without a license',
    icon: Gamepad2,
    path: '/staff/customers?waiting=discord',
    tone: 'warning',
  },
  mails: {
    label: 'Failed emails',
    icon: MailWarning,
    path: waiting('mails'),
    tone: 'warning',
    days: SHOWN_DAYS.mails,
  },
  pack: {
    label: 'Price or pack changes',
    icon: PackageCheck,
    path: '/staff/platform',
    tone: 'neutral',
    days: SHOWN_DAYS.pack,
  },
};
