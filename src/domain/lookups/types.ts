import type { UserRole } from '../../core/session/types';

/** A user as a form chooses one. */
export interface UserOption {
  id: string;
  name: string;
  email: string;
  /** Name of the organisation; '' where the service does not say. */
  organisation: string;
  role: UserRole | null;
}

/** A product as a form chooses one. */
export interface ProductOption {
  id: string;
  sku: string;
  /** The service's own code of the SKU. */
  skuCode: string;
  /** In the page's language, where the service has it. */
  name: string;
  /** A SKU that is to be replaced by a real one. */
  temporary: boolean;
}

/** Which products a form chooses from: those of the organisation in use, or all that the user may manage. */
export type ProductScope = 'standard' | 'management';
