import { personalCalls } from '../http/calls';
import type { Call, Deps, Service } from '../http/service';
import { Form } from '../records/form';
import { Failure } from '../reply/failure';
import { askPassword } from './own-password';
import { readPhone } from './phone-field';
import { beginPhoneProof, takePhoneProof } from './phone-proof';
import { tellOfChange } from './tell-of-change';

/** The phone of one's account: only a number that has given its code counts, for whoever reads the code signs in with it. */
export function ownPhone(userCentre: Service): void {
  const own = personalCalls(userCentre, '/api/v1/My');
  own('POST', 'phoneBegin', begin);
  own('POST', 'phoneConfirm', confirm);
  own('POST', 'phoneRemove', remove);
}

async function begin(deps: Deps, call: Call): Promise<unknown> {
  const form = new Form(call.request.body, call.lang);
  const phone = readPhone(form);
  form.check();
  await askPassword(deps, call);
  return beginPhoneProof(deps, call, phone);
}

async function confirm(deps: Deps, call: Call): Promise<null> {
  const phone = await takePhoneProof(deps, call);
  await deps.db.query('update users set phone = $2, phone_proved_at = $3 where id = $1', [
    call.user.id,
    phone,
    call.now,
  ]);
  await tellOfChange(deps, call, { zh: '已更换手机号', en: 'phone number changed' });
  return null;
}

/** Codes by text go with the number. Where unusual sign-ins are to ask a phone, it can be changed only. */
async function remove(deps: Deps, call: Call): Promise<null> {
  await askPassword(deps, call);
  const removed = await deps.db.query(
    `update users set phone = '', phone_proved_at = null, sms_factor = false
     where id = $1 and not verify_phone returning id`,
    [call.user.id],
  );
  if (removed.length === 0) throw new Failure(10009);
  await tellOfChange(deps, call, { zh: '已移除手机号', en: 'phone number removed' });
  return null;
}
