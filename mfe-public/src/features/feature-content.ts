import type { LucideIcon } from 'lucide-react';

/** One message of a feature's scene. */
export type SceneMessage =
  /** A member sends a command (without the prefix). */
  | { from: string; command: string }
  | { from: string; text: string }
  /** The bot answers with an embed. */
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

/** Content of a feature page (spec 0 §2). */
export interface FeatureContent {
  benefits: readonly { icon: LucideIcon; title: string; text: string }[];
  /** Example commands without the prefix, their arguments and their effect. */
  commands: readonly [command: string, args: string, effect: string][];
  /** Keywords of this feature's commands: variables, flags, styles. */
  vocabulary?: {
    title: string;
    intro: string;
    words: readonly [word: string, meaning: string][];
  };
  /** An embed that the feature sends, with variables in its texts. */
  example?: { heading: string; intro: string; title: string; description: string; footer: string };
  /** Setup steps. */
  steps: readonly [title: string, text: string][];
  /** Category of the commands, as in the address of the command reference. */
  category: string;
  scene: { channel: string; messages: readonly SceneMessage[] };
}
