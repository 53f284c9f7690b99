import { defineTextos } from '#shared/textos.ts';

/** The page that the mail of a sign-up opens. */
export const textosConfirmacao = defineTextos({
  confirmarEmail: { br: 'Confirme seu e-mail', en: 'Confirm your e-mail' },
  confirmarEmailTexto: {
    br: 'Digite a senha que você escolheu no cadastro.',
    en: 'Type the password that you chose when signing up.',
  },
  confirmar: { br: 'Confirmar', en: 'Confirm' },
  emailConfirmado: { br: 'E-mail confirmado', en: 'E-mail confirmed' },
  emailConfirmadoTexto: {
    br: 'Obrigado, {nome}. A escola vai conferir seu cadastro e avisar por e-mail quando o acesso for liberado.',
    en: 'Thank you, {nome}. The school will check your sign-up and tell you by e-mail when access is granted.',
  },
});
