/** The user's neighbourhood by the browser's geolocation. Compiled into its users; stateless. */
export { text as geolocationText } from './geolocation.text';
export { geolocationProblem, type Located, useGeolocation } from './use-geolocation';
