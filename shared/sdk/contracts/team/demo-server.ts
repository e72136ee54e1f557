/** The fictional support server of the simulated bot; `TEAM_SERVER_ID` overrides it. */
export const DEMO_SERVER_ID = '874331290551930931';
