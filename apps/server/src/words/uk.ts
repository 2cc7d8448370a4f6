import type { Messages } from './messages.ts';

/** Українська: те, що сервер каже людям. */
export const messages: Messages = {
  'problem.malformed': 'Запит не вдається прочитати.',
  'problem.invalid': 'Щось у запиті не підходить.',
  'problem.two-keys': 'Запит приходить або з кукі, або з токеном, але не з обома.',
  'problem.sign-in-needed': 'Спершу скажіть, хто ви.',
  'problem.token-invalid': 'Цей токен нічого не відкриває або вже недійсний.',
  'problem.cross-site': 'Цей запит надійшов з іншого сайту.',
  'problem.banned': 'Вас заблоковано на цьому сервері до {until, date, long}.',
  'problem.banned-for-good': 'Вас заблоковано на цьому сервері.',
  'problem.not-for-bots': 'Токен бота цього не дозволяє.',
  'problem.not-found': 'Тут нічого немає.',
  'problem.method-not-allowed': 'Тут цього зробити не можна.',
  'problem.already-somebody': 'Ви вже увійшли: спершу вийдіть або підтвердьте, що хочете цього.',
  'problem.too-large': 'Запит завеликий.',
  'problem.wrong-content-type': 'Запит має бути у форматі JSON.',
  'problem.name-refused':
    '{fault, select, empty {В імені має бути літера, цифра або малюнок.} long {Ім’я задовге.} marks {В імені забагато знаків над однією літерою.} mixed {В імені змішано схожі літери різних абеток.} other {В імені є невидимий символ.}}',
  'problem.code-refused': 'Цей код неправильний, уже використаний або прострочений.',
  'problem.passkey-refused': 'Цей ключ доступу не прийнято. Спробуйте ще раз.',
  'problem.passkeys-unavailable': 'Для ключів доступу потрібна адреса з HTTPS.',
  'problem.limit-reached':
    '{what, select, bots {{most, plural, one {Можна мати # бота.} few {Можна мати # ботів.} many {Можна мати # ботів.} other {Можна мати # бота.}}} tokens {{most, plural, one {Бот може мати # токен.} few {Бот може мати # токени.} many {Бот може мати # токенів.} other {Бот може мати # токена.}}} other {{most, plural, one {Можна мати # ключ доступу.} few {Можна мати # ключі доступу.} many {Можна мати # ключів доступу.} other {Можна мати # ключа доступу.}}}}',
  'problem.too-many-requests':
    'Забагато запитів одразу. Спробуйте ще раз через {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}.',
  'problem.refused': 'Це суперечить правилам гри ({rule}).',
  'problem.unavailable': 'Сервер зараз не може відповісти. Спробуйте трохи згодом.',
  'problem.internal': 'На сервері щось пішло не так.',
};
