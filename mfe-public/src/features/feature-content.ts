import type { LucideIcon } from 'lucide-react';

/** One message of a feature's scene. */
export type SceneMessage =
  /** A member writes a command (without the prefix). */
  | { from: string; command: string }
  | { from: string; text: string }
  /** The bot answers in a box. */
  | {
      tone?: 'accent' | 'success' | 'danger' | 'warning';
      title: string;
      text: string;
      buttons?: readonly SceneButton[];
    };

export interface SceneButton {
  label: string;
  style: 'Primary' | 'Success' | 'Danger' | 'Secondary';
}

/** What a feature's page tells (spec 0 §2). */
export interface FeatureContent {
  /** The promise, in one sentence. */
  lead: string;
  benefits: readonly { icon: LucideIcon; title: string; text: string }[];
  /** Example commands without the prefix, what follows them, and what they do. */
  commands: readonly [command: string, args: string, effect: string][];
  /** Words with a meaning in this feature's commands: variables, flags, styles. */
  vocabulary?: {
    title: string;
    intro: string;
    words: readonly [word: string, meaning: string][];
  };
  /** From nothing to a running feature. */
  steps: readonly [title: string, text: string][];
  /** The category of the command reference that holds the commands, as its address text it. */
  category: string;
  scene: { channel: string; messages: readonly SceneMessage[] };
}
