/** The paths of the first calls where the page does not configure them. Apart from the schema, so that the loader has the paths alone. */
export const FIRST_PATHS = {
  userInfo: '/api/v1/My/getUserInfo',
  baseData: '/api/v1/Context/baseData',
};
