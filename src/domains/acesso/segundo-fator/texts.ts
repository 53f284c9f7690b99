import { defineTextos } from '#shared/textos.ts';

/** The own second factor: turning it on and off, its recovery codes. */
export const textosSegundoFator = defineTextos({
  segundoFator: { br: 'Segundo fator', en: 'Second factor' },
  desligado: {
    br: 'Além da senha, a entrada pode pedir um código de um aplicativo no seu celular. Assim, quem descobrir sua senha não entra.',
    en: 'Besides the password, sign-in can ask for a code of an app on your phone. Then whoever finds out your password does not get in.',
  },
  ligar: { br: 'Ligar segundo fator', en: 'Turn second factor on' },
  ligadoDesde: { br: 'Ligado desde {quando}.', en: 'On since {quando}.' },
  restam: {
    br: { one: 'Resta {n} código de recuperação.', other: 'Restam {n} códigos de recuperação.' },
    en: { one: '{n} recovery code left.', other: '{n} recovery codes left.' },
  },
  restamNenhum: {
    br: 'Não resta nenhum código de recuperação: gere outros para não ficar sem entrada se perder o celular.',
    en: 'No recovery code is left: make new ones, so that losing your phone does not lock you out.',
  },
  perfilExige: { br: 'Um perfil seu exige o segundo fator.', en: 'A profile of yours asks for the second factor.' },
  novosCodigos: { br: 'Gerar novos códigos', en: 'Make new codes' },
  desligar: { br: 'Desligar', en: 'Turn off' },
  desligarTexto: {
    br: 'Para desligar, confirme sua senha e um código. Depois, a senha sozinha bastará para entrar.',
    en: 'To turn it off, confirm your password and a code. Afterwards the password alone will sign you in.',
  },
  novosCodigosTexto: {
    br: 'Os códigos de recuperação anteriores deixam de valer. Confirme sua senha e um código do aplicativo.',
    en: 'The earlier recovery codes stop working. Confirm your password and a code of the app.',
  },
  foiDesligado: { br: 'Segundo fator desligado', en: 'Second factor turned off' },
  foiLigado: { br: 'Segundo fator ligado', en: 'Second factor turned on' },
  senha: { br: 'Sua senha', en: 'Your password' },
  codigo: { br: 'Código do aplicativo', en: 'Code of the app' },
  codigoOuRecuperacao: { br: 'Código do aplicativo ou de recuperação', en: 'Code of the app, or a recovery code' },
  codigoAjuda: { br: 'Seis números, que mudam a cada 30 segundos.', en: 'Six digits, which change every 30 seconds.' },
  confirmeSenha: { br: 'Confirme sua senha para começar.', en: 'Confirm your password to begin.' },
  continuar: { br: 'Continuar', en: 'Continue' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  passo1: {
    br: 'Instale um aplicativo autenticador no celular (Google Authenticator, Microsoft Authenticator, Aegis ou outro).',
    en: 'Install an authenticator app on your phone (Google Authenticator, Microsoft Authenticator, Aegis or another).',
  },
  passo2: { br: 'No aplicativo, leia este código QR ou digite a chave:', en: 'In the app, read this QR code or type the key:' },
  passo3: { br: 'Digite o código que o aplicativo mostra.', en: 'Type the code that the app shows.' },
  qr: { br: 'Código QR para o aplicativo autenticador', en: 'QR code for the authenticator app' },
  chave: { br: 'Chave', en: 'Key' },
  copiar: { br: 'Copiar', en: 'Copy' },
  copiado: { br: 'Copiado', en: 'Copied' },
  guardeTitulo: { br: 'Guarde os códigos de recuperação', en: 'Keep the recovery codes' },
  guardeTexto: {
    br: 'Se perder o celular, cada código entra uma vez no lugar do aplicativo. Eles não serão mostrados de novo.',
    en: 'If you lose your phone, each code signs in once in place of the app. They will not be shown again.',
  },
  codigos: { br: 'Códigos de recuperação', en: 'Recovery codes' },
  baixar: { br: 'Baixar', en: 'Download' },
  imprimir: { br: 'Imprimir', en: 'Print' },
  guardei: { br: 'Já guardei os códigos', en: 'I have kept the codes' },
  guardouTitulo: { br: 'Você guardou os códigos?', en: 'Have you kept the codes?' },
  guardouTexto: {
    br: 'Os {n} códigos não serão mostrados de novo. Sem eles e sem o celular, só a administração da escola devolve a sua entrada.',
    en: 'The {n} codes will not be shown again. Without them and without the phone, only the school administration can give you back your way in.',
  },
  voltarAosCodigos: { br: 'Voltar aos códigos', en: 'Back to the codes' },
  arquivo: { br: 'patio-codigos-de-recuperacao.txt', en: 'patio-recovery-codes.txt' },
  obrigatorioTitulo: { br: 'Proteja sua entrada', en: 'Protect your sign-in' },
  obrigatorioTexto: {
    br: 'Seu perfil exige um segundo fator. Leva dois minutos, com o celular na mão; depois o portal se abre.',
    en: 'Your profile asks for a second factor. It takes two minutes with your phone at hand; then the portal opens.',
  },
  sair: { br: 'Sair', en: 'Sign out' },
});
