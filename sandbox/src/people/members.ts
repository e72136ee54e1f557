/** A member of the demo team. */
export interface DemoMember {
  /** Snowflake. */
  id: string;
  name: string;
  rank: 'Owner' | 'Administrator' | 'Moderator' | 'Supporter';
}

/** The demo team: the four demo accounts and fictional members. */
export const demoTeam: readonly DemoMember[] = [
  { id: '243483102788599882', name: 'Mira', rank: 'Owner' },
  { id: '325978243918745711', name: 'Jonas', rank: 'Administrator' },
  { id: '548911572295229588', name: 'Aiko', rank: 'Moderator' },
  { id: '762578660325863609', name: 'Theo', rank: 'Supporter' },
  { id: '181944023117594628', name: 'Marlow', rank: 'Administrator' },
  { id: '269114708331560961', name: 'Ines', rank: 'Moderator' },
  { id: '304557190428516353', name: 'Taro', rank: 'Moderator' },
  { id: '412708836519026690', name: 'Wren', rank: 'Moderator' },
  { id: '517390268455141379', name: 'Pilar', rank: 'Supporter' },
  { id: '608842177390346245', name: 'Nils', rank: 'Supporter' },
  { id: '701265540918198278', name: 'Oluwa', rank: 'Supporter' },
  { id: '815907331142549511', name: 'Sanne', rank: 'Supporter' },
];
