import { useSearchParams } from 'react-router';
import { cleanText } from '../../core/text/clean';

/** The id that the address names, '' for none: addresses are copied from mails and chats, with what those put around them. */
export const useAddressId = (): string => cleanText(useSearchParams()[0].get('id') ?? '');
