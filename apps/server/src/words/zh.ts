import type { Messages } from './messages.ts';

/** 中文：服务器对人所说的话。 */
export const messages: Messages = {
  'problem.malformed': '无法读取该请求。',
  'problem.invalid': '请求中有不合要求的内容。',
  'problem.two-keys': '请求只能带 Cookie 或令牌之一，不能两者都带。',
  'problem.sign-in-needed': '请先说明您是谁。',
  'problem.token-invalid': '该令牌无效或已失效。',
  'problem.cross-site': '该请求来自其他网站。',
  'problem.banned': '您已被本服务器禁止使用，直到{until, date, long}。',
  'problem.banned-for-good': '您已被本服务器禁止使用。',
  'problem.not-for-bots': '机器人的令牌不能用于此处。',
  'problem.not-found': '这里什么也没有。',
  'problem.method-not-allowed': '这里不能这样做。',
  'problem.already-somebody': '您已经登录：请先退出，或确认要这样做。',
  'problem.too-large': '请求过大。',
  'problem.wrong-content-type': '请求必须是 JSON。',
  'problem.name-refused':
    '{fault, select, empty {名字中至少要有一个字、数字或图形。} long {名字太长。} marks {名字中一个字母上的附加符号太多。} mixed {名字混用了多种字母表中相似的字母。} other {名字中有看不见的字符。}}',
  'problem.code-refused': '该代码有误、已被使用或已过期。',
  'problem.passkey-refused': '该通行密钥未被接受，请重试。',
  'problem.passkeys-unavailable': '通行密钥需要使用 HTTPS 地址。',
  'problem.limit-reached':
    '{what, select, bots {{most, plural, other {您最多可以有 # 个机器人。}}} tokens {{most, plural, other {一个机器人最多可以有 # 个令牌。}}} other {{most, plural, other {您最多可以有 # 个通行密钥。}}}}',
  'problem.too-many-requests': '请求过于频繁，请在 {seconds, plural, other {# 秒}}后重试。',
  'problem.refused': '这违反了游戏规则（{rule}）。',
  'problem.unavailable': '服务器暂时无法应答，请稍后再试。',
  'problem.internal': '服务器出了问题。',
};
