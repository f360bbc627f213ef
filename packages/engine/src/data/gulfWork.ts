/**
 * Occupations in the Gulf: nationals work in offices and public service, other nationalities in trades and services
 * (labour force surveys of the statistical offices, private and public sector by nationality).
 */

const TRADES =
  'labourer tailor butcher carpenter painter plumber mason welder cleaner kitchen-help farm-worker carer hairdresser';
const SERVICES =
  `warehouse-worker delivery-rider waiter cook driver bus-driver machine-operator baker farmer mechanic
  electrician cashier shop-assistant security-guard`.replace(/\s+/g, ' ');

/** Occupations that nationals of Saudi Arabia, Bahrain and Oman do not have. */
export const LEFT_TO_OTHERS = `${TRADES} warehouse-worker waiter cook baker`;

/** Occupations that nationals of the Emirates, Kuwait and Qatar do not have. */
export const LEFT_TO_OTHERS_BY_FEW = `${TRADES} ${SERVICES}`;

/** Occupations that the states reserve for nationals. */
export const KEPT = 'police-officer firefighter';

/** Occupations that residents from rich countries do not have. */
export const NOT_WORTH_COMING = `${KEPT} ${TRADES} ${SERVICES}`;
