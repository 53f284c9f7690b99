import { defineErros } from '#shared/erros.ts';

/** Refusals of confirmations. */
export const errosConfirmacao = defineErros({
  CONFIRMACAO_PEDE_SENHA: { status: 400, br: 'Informe a sua senha para confirmar.', en: 'Enter your password to confirm.' },
  CONFIRMACAO_PEDE_CODIGO: {
    status: 400,
    br: 'Informe um código do seu segundo fator para confirmar.',
    en: 'Enter a code of your second factor to confirm.',
  },
  CONFIRMACAO_EXIGIDA: {
    status: 400,
    br: 'Isto pede a sua senha de novo, ou um código do seu segundo fator: confirme para continuar.',
    en: 'This asks for your password again, or a code of your second factor: confirm to go on.',
  },
  // 401 would say that the session is dead.
  CONFIRMACAO_RECUSADA: {
    status: 403,
    br: 'Esta confirmação venceu, já foi usada ou era de outro ato. Confirme de novo com a senha ou o segundo fator.',
    en: 'This confirmation expired, was used or was for another act. Confirm again with your password or second factor.',
  },
});
