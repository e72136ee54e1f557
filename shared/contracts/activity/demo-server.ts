/** The made-up support server that the simulated bot counts on, unless `TEAM_SERVER_ID` names one. */
export const DEMO_SERVER_ID = '874331290551930931';
