/** What a buyer can do on the page of the invoice. */
type BuyerAction = 'pay' | 'verify' | 'cancel' | 'authorize' | 'refund' | 'withdraw';

/** The emails that announce a state, of all kinds (`shared/contracts/pack/mails`). */
type Mail =
  | `payment.${'received' | 'failed'}`
  | 'order.received'
  | `refund.${'requested' | 'accepted' | 'paid' | 'failed'}`
  | `dispute.${'opened' | 'won' | 'lost'}`
  | `license.${'granted' | 'imported'}`;

export interface PaymentStateRow {
  /** The words of the badge. */
  label: string;
  tone: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** The badge that the specification fixes for buyers (spec 1 §3). */
  shownAs: 'Completed' | 'Pending' | 'Failed';
  /**
   * What the buyer reads on the invoice; null: the badge says it all. `{amount}`: of the newest refund;
   * `{on}`: ` on` and its time, where they are known.
   */
  buyer: {
    tone: 'info' | 'success' | 'warning' | 'danger';
    title: string;
    text: string;
    /** A link to the support follows. */
    asksSupport?: true;
  } | null;
  /** What the team reads. */
  staff: string;
  /** Whether its slots can cover servers. */
  isUsable: boolean;
  /**
   * How the sales count it: not at all, as sold less what was paid back, as paid back in full, or as lost,
   * because the bank has the rest.
   */
  sales: 'none' | 'sold' | 'returned' | 'lost';
  /** The email that announces it. */
  mail: Mail | null;
  /** What the buyer can do; a refund also needs the guarantee, and a withdrawal its period. */
  actions: readonly BuyerAction[];
}
