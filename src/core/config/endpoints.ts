import { FIRST_PATHS } from '../../page/first-calls/paths';
import { optionalPath, path } from './fields';

/** The paths that a deployment may have elsewhere (docs/behaviour.md#calls); the defaults are those of the demo. */
export const ENDPOINTS = {
  /**
   * One call for token, user, counts and menu, instead of six. Without it the first view only takes longer.
   * @see docs/behaviour.md#the-first-calls
   */
  start: optionalPath(),
  /** The user who is signed in. */
  userInfo: path(FIRST_PATHS.userInfo),
  /** Menu, modules, systems and permissions. */
  baseData: path(FIRST_PATHS.baseData),
  /** Pages of the organisations that the user can choose. */
  organisationList: path('/api/v1/Organization/findByPage'),
  /** Sign-in by name and password. */
  login: path('/auth/jwt/login'),
  /** Sends the code of a sign-in by mail or phone. */
  sendCode: path('/auth/jwt/sendCode'),
  /** Checks the code of a sign-in. */
  verifyCode: path('/auth/jwt/verifyCode'),
  /** Makes the one-time ticket that signs in on another site. */
  ticket: path('/auth/jwt/ticket'),
  /** Change of the password. */
  changePassword: path('/api/v1/My/changePassword'),
  /** Token for acting as another user. */
  actAs: path('/auth/jwt/actas'),
  /** Feedback of the user. */
  feedback: path('/api/v2/userQuestion/add'),
  /** Upload of one file. */
  upload: path('/api/v1/BizAttach/uploadFile'),
  /** Files of a record. */
  attachments: path('/api/v1/BizAttach/findByRecord'),
  /** All labels. */
  labels: path('/api/v1/BizLabel/findAll'),
  /** Creates or changes a label. */
  saveLabel: path('/api/v1/BizLabel/save'),
  /** Marks orders with labels. */
  markLabels: path('/api/v2/deliverOrder/markLabels'),
  /** Removes labels from orders. */
  removeLabels: path('/api/v2/deliverOrder/removeLabels'),
  /** Operation log of a record. */
  operationLog: path('/api/v1/OperationLog/findByRecord'),
  /** Photographs of a document. */
  photos: path('/api/v2/orderPicture/findByFilters'),
  /** Figures of the main panel. */
  dashboard: path('/api/v1/Dashboard/summary'),
};
