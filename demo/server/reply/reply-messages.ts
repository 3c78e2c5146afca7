import type { Bilingual } from '../../support/lang';

/** The `message` of a reply, by reply code. The failure fills in `{field}` and other placeholders. */
export const codeMessages = {
  200: { zh: '操作成功', en: 'Done' },
  400: { zh: '请求格式不正确', en: 'The request is malformed' },
  401: { zh: '登录已失效，请重新登录', en: 'Your session has ended. Sign in again' },
  403: { zh: '您没有权限访问该资源', en: 'You have no permission to access this resource' },
  404: { zh: '接口不存在：{path}', en: 'There is nothing at {path}' },
  413: { zh: '请求内容过大', en: 'The request is too large' },
  415: { zh: '不支持的请求内容类型', en: 'This content type is not supported' },
  421: { zh: '请求的主机名不属于本服务', en: 'The Host of this request is not this server' },
  429: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests. Try again later' },
  500: { zh: '服务出现异常，请稍后重试', en: 'The service failed. Try again later' },
  503: { zh: '服务繁忙，请稍后重试', en: 'The service is busy. Try again later' },
  10001: { zh: '账号或密码错误', en: 'The account or the password is wrong' },
  10002: { zh: '失败次数过多，请稍后再试', en: 'Too many failed attempts. Try again later' },
  10003: { zh: '您的密码已过期，请修改', en: 'Your password has expired, please change it' },
  10004: {
    zh: '登录凭证无效或已过期，请重新登录',
    en: 'The sign-in ticket is no longer valid. Sign in again',
  },
  10005: { zh: '发送过于频繁，请稍后再试', en: 'Codes were sent too often. Try again later' },
  10006: { zh: '本次登录已失效，请重新登录', en: 'This sign-in is no longer valid. Begin again' },
  10007: { zh: '验证码不正确', en: 'This code is not right' },
  10008: {
    zh: '链接无效、已使用或已过期，请重新获取',
    en: 'This link was used already or is no longer valid. Ask for a new one',
  },
  10009: {
    zh: '登录状态与设置不符，请刷新后再试',
    en: 'This does not fit the present settings. Load them again',
  },
  10010: { zh: '字段 {field} 缺失或不正确', en: 'Field {field} is missing or not valid' },
  10011: { zh: '当前密码不正确', en: 'The current password is wrong' },
  10012: {
    zh: '新密码须为 8-16 位，且同时包含大写字母、小写字母、数字和特殊字符',
    en: 'The new password needs 8-16 characters with upper and lower case letters, digits and special characters',
  },
  10013: { zh: '新密码不能与当前密码相同', en: 'The new password must differ from the current one' },
  10014: {
    zh: '正在以其他用户的身份操作，不能更改其登录方式',
    en: 'While acting as another user you cannot change how that user signs in',
  },
  10015: { zh: '不能切换为该用户', en: 'You cannot act as this user' },
  10016: {
    zh: '本次第三方授权已被使用、已过期，或不是在此浏览器中发起的，请重新开始',
    en: 'This visit to the provider was used already, is too old or began in another browser. Begin it again',
  },
  10017: {
    zh: '该第三方账号已绑定到其他用户',
    en: 'This account is bound to another user already',
  },
  10020: { zh: '数据不存在或已被删除', en: 'This record does not exist or was deleted' },
  10030: { zh: '文件不符合要求：{reason}', en: 'The file was refused: {reason}' },
  10040: { zh: '部分内容填写有误', en: 'Some fields are not right' },
  10041: {
    zh: '该记录已被他人修改，请刷新后再保存',
    en: 'Somebody has changed this record. Load it again before you save',
  },
  10042: { zh: '当前状态不能修改', en: 'A record in this state cannot be changed' },
  10043: { zh: '请先选中标签', en: 'Select a label first' },
  10044: { zh: '请先选择记录', en: 'Select records first' },
  10045: { zh: '一次最多处理 50,000 条记录', en: 'At most 50,000 records at once' },
  10046: { zh: '标签名不能为空', en: 'The label name cannot be empty' },
  10047: {
    zh: '符合条件的记录已变为 {total} 条，请核对后再操作',
    en: '{total} records match by now. Look at the list and confirm again',
  },
  10048: {
    zh: '之前的一次提交已成功，保存的是当时填写的内容',
    en: 'An earlier try was carried out after all, with what was entered then',
  },
  10050: { zh: '已有规则使用该模板，不能删除', en: 'Rules use this template, so it cannot be deleted' },
} as const satisfies Record<number, Bilingual>;

export type ReplyCode = keyof typeof codeMessages;

/** Messages of the feedback form, more exact than that of 10010. */
export const feedbackMessages = {
  required: { zh: '请填写问题描述', en: 'This information cannot be blank, please fill in' },
  tooLong: { zh: '长度超出限制', en: 'Length exceeds limit' },
  phone: { zh: '请输入正确的电话号码', en: 'Please enter a correct phone number' },
  tooMany: { zh: '最多上传 5 个附件', en: 'At most 5 attachments' },
  imagesOnly: { zh: '只能上传图片', en: 'Only images can be uploaded' },
} as const satisfies Record<string, Bilingual>;

/** Why a file is refused, instead of the text of 10030. */
export const fileMessages = {
  none: { zh: '未收到文件', en: 'No file has arrived' },
  several: { zh: '一次只能上传一个文件', en: 'Send one file at a time' },
  empty: { zh: '文件是空的，请重新选择', en: 'The file is empty. Choose another one' },
  tooLarge: {
    zh: '文件超过 50 MB，请压缩后再上传',
    en: 'The file is larger than 50 MB. Make it smaller first',
  },
  kind: {
    zh: '仅支持图片、PDF、Office 文档、CSV 和文本文件，且内容须与扩展名一致',
    en: 'Images, PDF, Office documents, CSV and text are accepted, with content that fits the extension',
  },
  userFull: {
    zh: '加上此文件，您上传的文件将超过 {most}。请先删除不再需要的附件，再重新上传',
    en: 'With this file your uploads would take more than {most}. Delete attachments that you no longer need, then upload it again',
  },
  organisationFull: {
    zh: '加上此文件，本组织上传的文件将超过 {most}。请删除不再需要的附件，或联系管理员',
    en: 'With this file the uploads of your organisation would take more than {most}. Delete attachments that are no longer needed, or ask your administrator',
  },
  name: { zh: '文件名缺少扩展名', en: 'The file name has no extension' },
} as const satisfies Record<string, Bilingual>;

/** What a field of a form refuses. */
export const fieldMessages = {
  required: { zh: '此项不能为空，请填写', en: 'This information cannot be empty, please fill in' },
  tooLong: { zh: '长度超出限制', en: 'Length exceeds limit' },
  tooMany: { zh: '最多 {max} 行', en: '{max} lines at most' },
  malformed: { zh: '格式不正确', en: 'The format is not right' },
  range: { zh: '须在 {min} 到 {max} 之间', en: 'Between {min} and {max}' },
  whole: { zh: '请输入整数', en: 'Enter a whole number' },
  decimals: { zh: '最多两位小数', en: 'At most two decimals' },
  unknown: { zh: '该选项不存在或已停用', en: 'This choice does not exist or is out of use' },
  taken: { zh: '已存在，请换一个', en: 'This exists already. Choose another one' },
  order: { zh: '结束日期不能早于开始日期', en: 'The end cannot be before the start' },
  phone: { zh: '请输入正确的电话号码', en: 'Please enter a correct phone number' },
} as const satisfies Record<string, Bilingual>;
