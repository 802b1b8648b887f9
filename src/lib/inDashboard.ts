import {offered} from '../data/offer/offered'

/** Where customers do something themselves: ` in the dashboard`, or nothing if the provider has none. */
export const inDashboard = offered.dashboard ? ' in the dashboard' : ''
