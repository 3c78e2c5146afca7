import { REQUEST_TIMEOUT } from '../constants';
import type { Endpoints } from './types';

export const DEFAULT_ENDPOINTS: Endpoints = {
  userInfo: '/api/v1/My/getUserInfo',
  baseData: '/api/v1/Context/baseData',
  organisationList: '/api/v1/Organization/findByPage',
  login: '/auth/jwt/login',
  ticket: '/auth/jwt/ticket',
  changePassword: '/api/v1/My/changePassword',
  actAs: '/auth/jwt/actas',
  feedback: '/api/v2/userQuestion/add',
  upload: '/api/v1/BizAttach/uploadFile',
  dashboard: '/api/v1/Dashboard/summary',
};

/** Segments under /api/v2 of orders, delivery, picking and shipping (spec 7; the set is the deployment's). */
export const DEFAULT_ORDER_SEGMENTS = [
  'deliverOrder',
  'delivery',
  'picking',
  'pickWave',
  'shipping',
  'outbound',
];

/** Addresses with any of these parts open in a new tab (spec 2.2). */
export const DEFAULT_NEW_TAB_PATHS = [
  '/33080/transation_flow',
  '{token}',
  '/home/newbigaccount/storageorderclient/billdetail',
  '/home/account',
  '/home/bill/transaction/list',
];

/** Paths under /home/ that moved from the old to the new billing host (spec 2.2). */
export const DEFAULT_BILLING_PATHS = [
  'account',
  'tasks',
  'pay',
  'costbilling',
  'fedex',
  'chargescalc',
  'newbigaccount',
];

export const DEFAULT_TIMEOUT = REQUEST_TIMEOUT;
