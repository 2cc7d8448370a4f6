import type { Messages } from './messages.ts';

/** Español: lo que el servidor dice a las personas. */
export const messages: Messages = {
  'problem.malformed': 'La petición no se puede leer.',
  'problem.invalid': 'Algo de la petición no encaja.',
  'problem.two-keys': 'Una petición llega con una cookie o con un token, nunca con los dos.',
  'problem.sign-in-needed': 'Primero di quién eres.',
  'problem.token-invalid': 'Este token no abre nada o ya no es válido.',
  'problem.cross-site': 'Esta petición viene de otro sitio.',
  'problem.banned': 'Tienes prohibido usar este servidor hasta el {until, date, long}.',
  'problem.banned-for-good': 'Tienes prohibido usar este servidor.',
  'problem.not-for-bots': 'El token de un bot no permite esto.',
  'problem.not-found': 'Aquí no hay nada.',
  'problem.method-not-allowed': 'Eso no se puede hacer aquí.',
  'problem.already-somebody': 'Aquí ya eres alguien: sal primero o confirma que quieres hacerlo.',
  'problem.too-large': 'La petición es demasiado grande.',
  'problem.wrong-content-type': 'La petición debe ser JSON.',
  'problem.name-refused':
    '{fault, select, empty {Un nombre necesita una letra, una cifra o un dibujo.} long {El nombre es demasiado largo.} marks {El nombre tiene demasiados signos sobre una letra.} mixed {El nombre mezcla letras parecidas de varios alfabetos.} other {El nombre tiene un carácter invisible.}}',
  'problem.code-refused': 'Este código es incorrecto, ya se usó o ha caducado.',
  'problem.passkey-refused': 'Esta clave de acceso no se ha aceptado. Inténtalo de nuevo.',
  'problem.passkeys-unavailable': 'Las claves de acceso necesitan una dirección con HTTPS.',
  'problem.limit-reached':
    '{what, select, bots {{most, plural, one {Puedes tener # bot.} many {Puedes tener # bots.} other {Puedes tener # bots.}}} tokens {{most, plural, one {Un bot puede tener # token.} many {Un bot puede tener # tokens.} other {Un bot puede tener # tokens.}}} other {{most, plural, one {Puedes tener # clave de acceso.} many {Puedes tener # claves de acceso.} other {Puedes tener # claves de acceso.}}}}',
  'problem.too-many-requests':
    'Demasiadas peticiones a la vez. Inténtalo de nuevo dentro de {seconds, plural, one {# segundo} many {# segundos} other {# segundos}}.',
  'problem.refused': 'Esto va contra las reglas del juego ({rule}).',
  'problem.unavailable': 'El servidor no puede responder ahora. Inténtalo de nuevo dentro de poco.',
  'problem.internal': 'Algo ha fallado en el servidor.',
};
