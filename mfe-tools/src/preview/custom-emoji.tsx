import { useState } from 'react';

interface CustomEmojiProps {
  name: string;
  id: string;
  animated: boolean;
}

/** A custom emoji's picture from Discord, or its name if the picture fails to load. */
export function CustomEmoji({ name, id, animated }: CustomEmojiProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === id) return <>:{name}:</>;
  return (
    <img
      className="emoji"
      src={`https://cdn.discordapp.com/emojis/${id}.webp?size=48${animated ? '&animated=true' : ''}`}
      alt={`:${name}:`}
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setFailed(id)}
    />
  );
}
