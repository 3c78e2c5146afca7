import type { MessageText } from './outbox';

const SIGNATURE = {
  zh: '\n\nOMS 控制台\n此邮件由系统发送，无需回复。',
  en: '\n\nOMS console\nNobody reads replies to this address.',
};

const mail = (subjectZh: string, bodyZh: string, subjectEn: string, bodyEn: string): MessageText => ({
  subject: { zh: subjectZh, en: subjectEn },
  body: { zh: bodyZh + SIGNATURE.zh, en: bodyEn + SIGNATURE.en },
});

/** A text to a phone has no subject. */
const sms = (zh: string, en: string): MessageText => ({ subject: { zh: '', en: '' }, body: { zh, en } });

export const CODE_BY_MAIL = mail(
  '登录验证码 {code}',
  '您的登录验证码是 {code}，{minutes} 分钟内有效。\n请勿告诉他人；若不是您本人在登录，请忽略此邮件。',
  'Your sign-in code is {code}',
  'Your sign-in code is {code}. It is valid for {minutes} minutes.\nTell nobody. If it was not you who is signing in, ignore this mail.',
);

export const CODE_BY_SMS = sms(
  '【OMS】您的登录验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
  'OMS: your sign-in code is {code}, valid for {minutes} minutes. Tell nobody.',
);

export const REGISTER = mail(
  '激活您的 OMS 账号',
  '您好，{name}：\n\n请打开以下链接激活账号，{hours} 小时内有效，仅可使用一次：\n{link}\n\n若您没有注册，请忽略此邮件。',
  'Activate your OMS account',
  'Hello {name},\n\nOpen this link to activate your account. It works once, for {hours} hours:\n{link}\n\nIf you did not register, ignore this mail.',
);

export const REGISTERED_ALREADY = mail(
  '您已有 OMS 账号',
  '有人用此邮箱注册 OMS，但该邮箱已有账号。\n\n直接登录：{login}\n忘记密码：{reset}\n\n若不是您本人操作，请忽略此邮件。',
  'You have an OMS account already',
  'Somebody has registered with this address, which has an account already.\n\nSign in: {login}\nForgot the password: {reset}\n\nIf it was not you, ignore this mail.',
);

export const RESET = mail(
  '重置您的 OMS 密码',
  '请打开以下链接设置新密码，{minutes} 分钟内有效，仅可使用一次：\n{link}\n\n若不是您本人操作，请忽略此邮件，密码不会改变。',
  'Set a new OMS password',
  'Open this link to set a new password. It works once, for {minutes} minutes:\n{link}\n\nIf it was not you, ignore this mail: your password stays as it is.',
);

export const PASSWORD_CHANGED = mail(
  '您的 OMS 密码已修改',
  '您的密码已于 {time}（UTC）修改，其他设备已退出登录。\n若不是您本人操作，请立即重置密码：{reset}',
  'Your OMS password was changed',
  'Your password was changed at {time} (UTC), and all other devices were signed out.\nIf it was not you, set a new one now: {reset}',
);

export const FACTOR_CHANGED = mail(
  '您的 OMS 登录方式已修改',
  '您账号的登录方式已于 {time}（UTC）修改：{what}\n若不是您本人操作，请立即修改密码：{reset}',
  'The way you sign in to OMS was changed',
  'How you sign in to your account was changed at {time} (UTC): {what}\nIf it was not you, set a new password now: {reset}',
);
