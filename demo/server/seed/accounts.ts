import type { Bilingual } from '../../support/lang';

interface DemoAccount {
  readonly email: string;
  readonly role: 'CLMEM' | 'CLADM' | 'SPMEM' | 'SPADM' | 'SUPER';
  readonly name: Bilingual;
  /** For the person who tries the demo. */
  readonly note: string;
}

/** Password of every demo account. */
export const demoPassword = 'Demo#2026';

/** The accounts that can sign in, in the order of their ids. */
export const accounts: readonly DemoAccount[] = [
  {
    email: 'super@oms.test',
    role: 'SUPER',
    name: { zh: '方远', en: 'Fang Yuan' },
    note: 'super user, all organisations',
  },
  {
    email: 'client.admin@oms.test',
    role: 'CLADM',
    name: { zh: '周敏', en: 'Zhou Min' },
    note: 'administrator of a customer, 137 organisations',
  },
  {
    email: 'client.member@oms.test',
    role: 'CLMEM',
    name: { zh: '何嘉怡', en: 'He Jiayi' },
    note: 'member of a customer',
  },
  {
    email: 'service.admin@oms.test',
    role: 'SPADM',
    name: { zh: '林晓', en: 'Lin Xiao' },
    note: 'administrator of a service provider',
  },
  {
    email: 'service.member@oms.test',
    role: 'SPMEM',
    name: { zh: '陈立', en: 'Chen Li' },
    note: 'member of a service provider',
  },
  {
    email: 'expired@oms.test',
    role: 'CLMEM',
    name: { zh: '吴倩', en: 'Wu Qian' },
    note: 'password expired',
  },
  {
    email: 'risky@oms.test',
    role: 'CLMEM',
    name: { zh: '郑凯', en: 'Zheng Kai' },
    note: 'signs in from an unusual place',
  },
  {
    email: 'newcomer@oms.test',
    role: 'CLADM',
    name: { zh: '苏宁宁', en: 'Su Ningning' },
    note: 'first visit, one organisation without data',
  },
];
