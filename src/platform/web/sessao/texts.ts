import { defineTextos } from '#shared/textos.ts';

/** Texts of the session's two windows; apart because the sign-in page does without them. */
export const textosSessao = defineTextos({
  sessaoAcabando: { br: 'Sua sessão está para terminar', en: 'Your session is about to end' },
  sessaoAcabandoTexto: {
    br: 'Por segurança, a sessão termina após um tempo sem uso. O que você digitou nesta tela será mantido.',
    en: 'For safety the session ends after a time without use. What you typed on this screen will be kept.',
  },
  sessaoLimiteTexto: {
    br: 'Esta sessão chegou ao tempo máximo. Ao terminar, você poderá entrar de novo aqui mesmo, sem perder o que digitou.',
    en: 'This session reached its longest time. When it ends you can sign in again right here, without losing what you typed.',
  },
  tempoRestante: { br: 'Tempo restante: {tempo}', en: 'Time left: {tempo}' },
  continuarConectado: { br: 'Continuar conectado', en: 'Stay signed in' },
  sair: { br: 'Sair', en: 'Sign out' },
  reentrarTitulo: { br: 'Sua sessão terminou', en: 'Your session has ended' },
  reentrarTexto: {
    br: 'Entre de novo para continuar de onde parou. O que você digitou está guardado nesta página.',
    en: 'Sign in again to go on from where you were. What you typed is kept on this page.',
  },
  email: { br: 'E-mail', en: 'Email' },
  senha: { br: 'Senha', en: 'Password' },
  mostrarSenha: { br: 'Mostrar ou ocultar a senha', en: 'Show or hide the password' },
  entrar: { br: 'Entrar', en: 'Sign in' },
  sairSemEntrar: { br: 'Sair e descartar', en: 'Sign out and discard' },
  sairComRascunhos: { br: 'Sair e apagar o que não foi salvo?', en: 'Sign out and erase what was not saved?' },
  sairComRascunhosTexto: {
    br: 'Formulários com algo digitado e não salvo, em outra aba ou de antes: {n}. Sair fecha todas as abas do portal neste navegador e apaga esses rascunhos.',
    en: 'Forms with something typed and not saved, in another tab or from before: {n}. Signing out closes every tab of the portal in this browser and erases those drafts.',
  },
  sairComEnvios: {
    br: {
      one: 'Há {n} envio que ainda não chegou à escola: {quais}. Sair apaga-o deste aparelho.',
      other: 'Há {n} envios que ainda não chegaram à escola: {quais}. Sair apaga-os deste aparelho.',
    },
    en: {
      one: '{n} write has not reached the school yet: {quais}. Signing out erases it from this device.',
      other: '{n} writes have not reached the school yet: {quais}. Signing out erases them from this device.',
    },
  },
  codigo: { br: 'Código do segundo fator', en: 'Code of the second factor' },
  codigoAjuda: { br: 'Do aplicativo autenticador, ou um código de recuperação.', en: 'Of the authenticator app, or a recovery code.' },
  codigoRequerido: { br: 'Informe o código.', en: 'Enter the code.' },
  senhaRequerida: { br: 'Informe a senha.', en: 'Enter the password.' },
});
