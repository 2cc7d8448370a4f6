import type { Messages } from './messages.ts';

/** Русский: то, что сервер говорит людям. */
export const messages: Messages = {
  'problem.malformed': 'Запрос не удаётся прочитать.',
  'problem.invalid': 'Что-то в запросе не подходит.',
  'problem.two-keys': 'Запрос приходит либо с куки, либо с токеном, но не с обоими.',
  'problem.sign-in-needed': 'Сначала скажите, кто вы.',
  'problem.token-invalid': 'Этот токен ничего не открывает или уже недействителен.',
  'problem.cross-site': 'Этот запрос пришёл с другого сайта.',
  'problem.banned': 'Вы заблокированы на этом сервере до {until, date, long}.',
  'problem.banned-for-good': 'Вы заблокированы на этом сервере.',
  'problem.not-for-bots': 'Токен бота этого не позволяет.',
  'problem.not-found': 'Здесь ничего нет.',
  'problem.method-not-allowed': 'Здесь этого сделать нельзя.',
  'problem.already-somebody': 'Вы уже вошли: сначала выйдите или подтвердите, что хотите этого.',
  'problem.too-large': 'Запрос слишком велик.',
  'problem.wrong-content-type': 'Запрос должен быть в формате JSON.',
  'problem.name-refused':
    '{fault, select, empty {В имени должна быть буква, цифра или картинка.} long {Имя слишком длинное.} marks {В имени слишком много знаков над одной буквой.} mixed {В имени смешаны похожие буквы разных алфавитов.} other {В имени есть невидимый символ.}}',
  'problem.code-refused': 'Этот код неверен, уже использован или просрочен.',
  'problem.passkey-refused': 'Этот ключ доступа не принят. Попробуйте ещё раз.',
  'problem.passkeys-unavailable': 'Для ключей доступа нужен адрес с HTTPS.',
  'problem.limit-reached':
    '{what, select, bots {{most, plural, one {Можно иметь # бота.} few {Можно иметь # ботов.} many {Можно иметь # ботов.} other {Можно иметь # бота.}}} tokens {{most, plural, one {У бота может быть # токен.} few {У бота может быть # токена.} many {У бота может быть # токенов.} other {У бота может быть # токена.}}} other {{most, plural, one {Можно иметь # ключ доступа.} few {Можно иметь # ключа доступа.} many {Можно иметь # ключей доступа.} other {Можно иметь # ключа доступа.}}}}',
  'problem.too-many-requests':
    'Слишком много запросов сразу. Попробуйте ещё раз через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  'problem.refused': 'Это против правил игры ({rule}).',
  'problem.unavailable': 'Сервер сейчас не может ответить. Попробуйте немного позже.',
  'problem.internal': 'На сервере что-то пошло не так.',
};
