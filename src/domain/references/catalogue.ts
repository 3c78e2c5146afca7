import type { ReferenceList } from './types';

const WAREHOUSE = { label: 'title', code: 'code' } as const;
const ORGANISATION = { service: 'userCentre', label: 'name', code: 'code', off: ['status'] } as const;
const LINE = { label: 'name', code: 'flag' } as const;
const GROUP = { label: 'groupName', code: 'carrierCode' } as const;
const WORK_TYPE = {
  service: 'fbb',
  path: '/api/v3/processedTransaction/findByClientOrgId',
  organisation: 'clientOrgId',
  label: 'transactionName',
  code: 'transactionCode',
} as const;
const RATE = { service: 'fbb', method: 'POST', ...WAREHOUSE } as const;

/**
 * Every reference list by its name: a new one is a row. The comment above a row is its description in
 * docs/behaviour.md#reference-lists.
 */
export const REFERENCES = {
  /** Organisations of the user. */
  organisations: { ...ORGANISATION, path: '/api/v1/Organization/findAll' },
  /** Organisations of the context. */
  contextOrganisations: { ...ORGANISATION, path: '/api/v1/Context/findAllByContextId' },
  /** Organisations that are bound to the context. */
  boundOrganisations: { ...ORGANISATION, path: '/api/v1/Organization/findAllContextBind' },
  /** Organisations whose data the user may manage, in a module. */
  manageableOrganisations: {
    ...ORGANISATION,
    path: '/api/v1/Organization/findAll',
    manageable: true,
    takes: ['module'],
  },
  /** Customers of the context organisation. */
  nextOrganisations: { ...ORGANISATION, path: '/api/v1/Context/organizationClients' },
  /** Customers, and the context organisation itself. */
  nextOrganisationsAndSelf: {
    ...ORGANISATION,
    path: '/api/v1/Context/organizationClients',
    params: { includeSelf: 1 },
  },
  /** Organisations that serve the context organisation. */
  previousOrganisations: { ...ORGANISATION, path: '/api/v1/Context/organizationHosts' },
  /** Contexts in use. */
  contexts: {
    ...ORGANISATION,
    method: 'POST',
    path: '/api/v1/Context/findByPage',
    params: { 'search[EQ_status]': 1, page: 1, rows: 5000 },
  },
  /** Organisations by page, the first 5,000. */
  organisationPage: {
    ...ORGANISATION,
    method: 'POST',
    path: '/api/v1/Organization/selectByPage',
    params: { page: 1, rows: 5000 },
  },
  /** Users of the context. */
  users: {
    service: 'userCentre',
    path: '/api/v1/User/findAllByContextId',
    label: 'name',
    code: 'email',
    off: ['status'],
  },
  /** Models of spreadsheets and attachments. */
  excelModels: {
    service: 'userCentre',
    path: '/api/v1/BizAttach/models',
    label: 'title',
    code: 'code',
    value: 'code',
  },
  /** Types of spreadsheets and attachments. */
  excelTypes: {
    service: 'userCentre',
    path: '/api/v1/BizAttach/types',
    label: 'title',
    code: 'code',
    value: 'code',
  },
  /** Product lines of the context. */
  productLines: { service: 'boss', path: '/api/v1/ProductLine/findAllByContextId', ...LINE },
  /** Product lines but for those of a flag. */
  productLinesBesideFlag: {
    service: 'boss',
    path: '/api/v1/ProductLine/findAllByContextIdBesideFlag',
    takes: ['flag'],
    ...LINE,
  },
  /** Product lines of some organisations, or some of them. */
  productLinesByIds: {
    service: 'boss',
    path: '/api/v1/ProductLine/findAllByOrgIdInAndIdIn',
    takes: ['orgIds', 'ids'],
    ...LINE,
  },
  /** Product lines of every organisation. */
  productLinesOfAll: { service: 'boss', path: '/api/v1/ProductLine/findAllWithOutOrg', ...LINE },
  /** Product lines that a warehouse handles. */
  productLinesOfWarehouse: {
    service: 'fbb',
    method: 'POST',
    path: '/api/v2/productLine/findByWarehouseOrgId',
    takes: ['warehouseOrgId'],
    ...LINE,
  },
  /** Sales accounts of the context. */
  accounts: {
    service: 'boss',
    path: '/api/v1/Account/findAllByContextId',
    label: 'title',
    code: 'flag',
    off: ['active', 'status'],
  },
  /** Sales accounts in use that the user may manage. */
  manageableAccounts: {
    service: 'boss',
    path: '/api/v1/Account/findAllByContextIdInManageUseful',
    label: 'title',
    code: 'flag',
    off: ['active', 'status'],
  },
  /** Types of sales accounts. */
  accountTypes: {
    service: 'boss',
    path: '/api/v1/ChannelCategory/findAllByType',
    takes: ['type'],
    label: 'title',
    code: 'code',
    value: 'code',
  },
  /** Warehouses of the context. */
  warehouses: { service: 'boss', path: '/api/v1/OrganizationWarehouse/findAllByContextId', ...WAREHOUSE },
  /** The same by their codes, which orders and stock have. */
  warehouseCodes: {
    service: 'boss',
    path: '/api/v1/OrganizationWarehouse/findAllByContextId',
    ...WAREHOUSE,
    value: 'code',
  },
  /** Warehouses of some organisations, or some of them. */
  warehousesByIds: {
    service: 'boss',
    path: '/api/v1/OrganizationWarehouse/findAllByOrgIdInAndIdIn',
    takes: ['orgIds', 'ids'],
    ...WAREHOUSE,
  },
  /** Warehouses in use of the host. */
  hostWarehouses: { ...RATE, path: '/api/v3/customerRate/getHostWarehouse', other: '0' },
  /** Warehouses in use of the host, and those of the market place. */
  hostAndFbaWarehouses: { ...RATE, path: '/api/v3/customerRate/getHostAndFbaWarehouse', other: '0' },
  /** Warehouses in use of the user. */
  userWarehouses: { ...RATE, path: '/api/v3/customerRate/getWarehouseByUser', other: '' },
  /** All warehouses of the host. */
  allHostWarehouses: { ...RATE, path: '/api/v3/customerRate/getAllHostWarehouse', other: '0' },
  /** All warehouses of the user. */
  allUserWarehouses: { ...RATE, path: '/api/v3/customerRate/getAllWarehouseByUser', other: '' },
  /** Warehouses in use of an organisation. */
  organisationWarehouses: {
    service: 'fbb',
    path: '/api/v2/organizationWarehouse/findOrgWarehousesByOrgId',
    takes: ['orgId'],
    organisation: 'orgId',
    ...WAREHOUSE,
  },
  /** All warehouses of an organisation. */
  allOrganisationWarehouses: {
    service: 'fbb',
    path: '/api/v2/organizationWarehouse/findAllWarehouseByOrgId',
    takes: ['orgId'],
    organisation: 'orgId',
    ...WAREHOUSE,
  },
  /** Countries and regions, by code. */
  countries: {
    service: 'boss',
    path: '/api/v1/commonRegion/getAllCountry',
    value: 'code',
    label: 'name',
    code: 'code',
  },
  /** Time zones. */
  timeZones: {
    service: 'fbb',
    path: '/api/v2/timeZone/findAll',
    label: 'timeZoneName',
    code: 'timeZoneCode',
  },
  /** Carriers, by code. */
  carriers: {
    service: 'fbb',
    path: '/api/v2/SystemDeliveryCarrier/findAllCarrier',
    value: 'carrierCode',
    label: 'carrierName',
    code: 'carrierCode',
  },
  /** Services of all carriers, by code. */
  carrierServices: {
    service: 'fbb',
    path: '/api/v2/SystemDeliveryCarrier/findAllCarrier',
    inside: 'services',
    value: 'carrierServiceCode',
    label: 'carrierServiceName',
    code: 'carrierServiceCode',
  },
  /** Service codes of a customer's carrier groups. */
  carrierServiceCodes: {
    service: 'ship',
    path: '/api/v2/carrierGroupServiceCode/findAllByCustomerId',
    organisation: 'customerId',
    value: 'code',
    label: 'carrierServiceName',
    code: 'code',
  },
  /** Carrier groups in use. */
  carrierGroups: { service: 'fbb', path: '/api/v2/carrierGroup/findByContextId', ...GROUP },
  /** All carrier groups. */
  allCarrierGroups: { service: 'fbb', path: '/api/v2/carrierGroup/findAllByContextId', ...GROUP },
  /** Carrier groups of an organisation. */
  carrierGroupsOfOrganisation: {
    service: 'fbb',
    path: '/api/v2/carrierGroup/findByOrgId',
    takes: ['orgId'],
    organisation: 'orgId',
    ...GROUP,
  },
  /** Volume weights in use, by carrier. */
  carrierVolumeWeights: {
    service: 'fbb',
    path: '/api/v2/carrierVolumeWeight/findByContextId',
    label: 'carrierCode',
    code: 'unit',
  },
  /** All volume weights, by carrier. */
  allCarrierVolumeWeights: {
    service: 'fbb',
    path: '/api/v2/carrierVolumeWeight/findAllByContextId',
    label: 'carrierCode',
    code: 'unit',
  },
  /** Areas of the warehouses. */
  areas: {
    service: 'fbb',
    path: '/api/v2/areaManage/query',
    takes: ['warehouseCode'],
    label: 'areaName',
    code: 'areaCode',
  },
  /** Areas of a customer. */
  customerAreas: {
    service: 'fbb',
    path: '/api/v2/areaManage/queryByCustomer',
    takes: ['customerId', 'warehouseCode'],
    organisation: 'customerId',
    label: 'areaName',
    code: 'areaCode',
  },
  /** Work types that customers ask for. */
  clientWorkTypes: { ...WORK_TYPE, params: { status: 1 } },
  /** Work types of the management. */
  managementWorkTypes: { ...WORK_TYPE, params: { status: 0 } },
  /** Billing categories. */
  billingCategories: { service: 'fbb', path: '/api/v2/billingCategory/findAll', label: 'name', code: 'code' },
} as const satisfies Readonly<Record<string, ReferenceList>>;

export type ReferenceName = keyof typeof REFERENCES;

/** @public the documentation's table has the comments of its rows */
export type ReferenceCatalogue = typeof REFERENCES;
