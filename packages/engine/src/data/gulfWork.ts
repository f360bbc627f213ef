/**
 * Who does what in the Gulf: nationals are in offices and public service, and other nationalities in trades and services
 * (the statistical offices' labour force surveys, private and public sector by nationality).
 */

const TRADES =
  'labourer tailor butcher carpenter painter plumber mason welder cleaner kitchen-help farm-worker carer hairdresser';
const SERVICES =
  `warehouse-worker delivery-rider waiter cook driver bus-driver machine-operator baker farmer mechanic
  electrician cashier shop-assistant security-guard`.replace(/\s+/g, ' ');

/** What nationals of Saudi Arabia, Bahrain and Oman leave to others. */
export const LEFT_TO_OTHERS = `${TRADES} warehouse-worker waiter cook baker`;

/** What those of the Emirates, Kuwait and Qatar leave to others. */
export const LEFT_TO_OTHERS_BY_FEW = `${TRADES} ${SERVICES}`;

/** What the states keep for nationals. */
export const KEPT = 'police-officer firefighter';

/** What residents from rich countries do not come for. */
export const NOT_WORTH_COMING = `${KEPT} ${TRADES} ${SERVICES}`;
