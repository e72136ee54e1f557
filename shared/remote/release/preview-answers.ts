/** A new link, in the format of the registry. */
export interface CreatedPreview {
  id: string;
  url: string;
  /** Epoch seconds. */
  expires_at: number;
  warnings: { rule: string; message: string }[];
}

/** A valid link. */
export interface ListedPreview {
  id: string;
  versions: Record<string, string>;
  note: string;
  created_by: { id: string; label: string | null };
  expires_at: number;
}
