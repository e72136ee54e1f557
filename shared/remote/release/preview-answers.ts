/** A new link, as the registry answers it. */
export interface CreatedPreview {
  id: string;
  url: string;
  /** Epoch seconds. */
  expires_at: number;
  warnings: { rule: string; message: string }[];
}

/** A link that can be opened now. */
export interface ListedPreview {
  id: string;
  versions: Record<string, string>;
  note: string;
  created_by: { id: string; label: string | null };
  expires_at: number;
}
