import { defineFamily } from '../../core/store/define-family';
import { asStore } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { fetchPhotos } from './api';
import type { PhotoQuery } from './source-types';

/** Key of a query in `photosFamily`. */
export const photosKey = ({ orderType, orderNo }: PhotoQuery): string => `${orderType} ${orderNo}`;

/** The photographs of each document. */
export const photosFamily = defineFamily('photos', ({ request, config }, key) => {
  const space = key.indexOf(' ');
  const query = { orderType: key.slice(0, space), orderNo: key.slice(space + 1) };
  return asStore(
    createResource({
      onDemand: 'always',
      load: (signal) => fetchPhotos(request, config.endpoints.photos, query, signal),
    }),
  );
});
