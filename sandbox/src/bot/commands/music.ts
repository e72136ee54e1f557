import { category } from './table.ts';

/** Internal category shown as Music (spec 0 §3). */
export const music = category(
  'spotify',
  `
  spotify login | Connects your Spotify account | none | none | sp login
  spotify logout | Disconnects your Spotify account | none | none
  spotify nowplaying | Shows the song you are listening to | none | [user] | sp np
  spotify play | Plays a song on your active device | none | <song> | sp play
  spotify pause | Pauses your active device | none | none
  spotify skip | Skips to the next song | none | none | spotify next
  spotify queue | Adds a song to your queue | none | <song>
  spotify volume | Sets the volume of your active device | none | <percent>
  spotify top | Lists your most played songs or artists | none | [songs or artists] [period]
  spotify like | Saves the current song to your library | none | none
  `,
);
