import { defineTextos } from '#shared/textos.ts';

/** Mails of the way in. Subjects carry no personal data. */
export const textosEmail = defineTextos({
  saudacao: { br: 'Olá.\n\n', en: 'Hello.\n\n' },
  saudacaoPeloNome: { br: 'Olá, {nome}.\n\n', en: 'Hello, {nome}.\n\n' },
  redefinicaoAssunto: { br: 'Pátio: escolha uma nova senha', en: 'Pátio: choose a new password' },
  redefinicao: {
    br: 'Recebemos um pedido para trocar a sua senha. Abra este endereço em até {minutos} minutos:\n\n{link}\n\nSe não foi você, ignore esta mensagem: nada muda.\n',
    en: 'We got a request to change your password. Open this address within {minutos} minutes:\n\n{link}\n\nIf it was not you, ignore this message: nothing changes.\n',
  },
  conviteAssunto: { br: 'Pátio: seu convite para o portal da escola', en: 'Pátio: your invitation to the school portal' },
  convite: {
    br: 'Você foi convidado para o portal da escola. Escolha sua senha neste endereço em até {horas} horas:\n\n{link}\n\nDepois entre com o e-mail em que recebeu esta mensagem.\n',
    en: 'You were invited to the school portal. Choose your password at this address within {horas} hours:\n\n{link}\n\nThen sign in with the e-mail where you got this message.\n',
  },
  senhaTrocadaAssunto: { br: 'Pátio: sua senha foi trocada', en: 'Pátio: your password was changed' },
  senhaTrocada: {
    br: 'Sua senha do portal foi trocada e todas as sessões abertas foram encerradas.\n\nSe não foi você, peça já uma nova senha em {link} e avise a escola.\n',
    en: 'Your portal password was changed and all open sessions were ended.\n\nIf it was not you, ask for a new password now at {link} and tell the school.\n',
  },
  emailTrocadoAssunto: { br: 'Pátio: seu e-mail de acesso mudou', en: 'Pátio: your sign-in e-mail was changed' },
  emailTrocado: {
    br: 'A escola mudou o e-mail com que você entra no portal: este endereço já não serve, e todas as sessões abertas foram encerradas.\n\nSe você não pediu isso, avise a escola.\n',
    en: 'The school changed the e-mail you sign in to the portal with: this address no longer works, and all open sessions were ended.\n\nIf you did not ask for it, tell the school.\n',
  },
  confirmacaoAssunto: { br: 'Pátio: confirme seu e-mail', en: 'Pátio: confirm your e-mail' },
  confirmacao: {
    br: 'Recebemos seu cadastro. Confirme que este e-mail é seu, em até {horas} horas, neste endereço:\n\n{link}\n\nDepois a escola vai conferir o cadastro e você receberá uma mensagem quando o acesso for liberado.\n\nSe não foi você, ignore esta mensagem.\n',
    en: 'We received your sign-up. Confirm that this e-mail is yours, within {horas} hours, at this address:\n\n{link}\n\nThen the school will check the sign-up and you will get a message when access is granted.\n\nIf it was not you, ignore this message.\n',
  },
  segundoFatorLigadoAssunto: { br: 'Pátio: segundo fator ligado', en: 'Pátio: second factor turned on' },
  segundoFatorLigado: {
    br: 'A partir de agora, entrar no portal com o seu usuário pede também um código do aplicativo autenticador. As outras sessões abertas foram encerradas.\n\nSe não foi você, avise a escola já.\n',
    en: 'From now on, signing in to the portal as you also asks for a code of the authenticator app. The other open sessions were ended.\n\nIf it was not you, tell the school now.\n',
  },
  segundoFatorDesligadoAssunto: { br: 'Pátio: segundo fator desligado', en: 'Pátio: second factor turned off' },
  segundoFatorDesligado: {
    br: 'O segundo fator do seu usuário foi desligado: para entrar, basta a senha.\n\nSe não foi você, troque já a sua senha em {link} e avise a escola.\n',
    en: 'The second factor of your user was turned off: the password alone signs in.\n\nIf it was not you, change your password now at {link} and tell the school.\n',
  },
  segundoFatorRetiradoAssunto: { br: 'Pátio: segundo fator retirado', en: 'Pátio: second factor removed' },
  segundoFatorRetirado: {
    br: 'Um administrador retirou o segundo fator do seu usuário e encerrou as suas sessões. Entre em {link} com a sua senha e ligue-o de novo no seu aparelho.\n\nSe você não pediu isso, avise a escola já.\n',
    en: 'An administrator removed the second factor of your user and ended your sessions. Sign in at {link} with your password and turn it on again on your device.\n\nIf you did not ask for this, tell the school now.\n',
  },
  codigosRenovadosAssunto: { br: 'Pátio: novos códigos de recuperação', en: 'Pátio: new recovery codes' },
  codigosRenovados: {
    br: 'Foram gerados novos códigos de recuperação para o seu usuário; os anteriores não valem mais.\n\nSe não foi você, avise a escola já.\n',
    en: 'New recovery codes were made for your user; the earlier ones are no longer valid.\n\nIf it was not you, tell the school now.\n',
  },
  cadastroExistenteAssunto: { br: 'Pátio: você já tem um usuário', en: 'Pátio: you already have a user' },
  cadastroExistente: {
    br: 'Alguém tentou fazer um cadastro com este e-mail, mas ele já tem um usuário no portal.\n\nSe esqueceu a senha, abra {link}. Se não foi você, ignore esta mensagem.\n',
    en: 'Somebody tried to sign up with this e-mail, but it already has a user in the portal.\n\nIf you forgot the password, open {link}. If it was not you, ignore this message.\n',
  },
  aprovadoAssunto: { br: 'Pátio: seu acesso foi liberado', en: 'Pátio: your access was granted' },
  aprovado: {
    br: 'Seu cadastro foi aprovado. Entre em {link} com o seu e-mail e a senha que você escolheu.\n',
    en: 'Your sign-up was approved. Sign in at {link} with your e-mail and the password that you chose.\n',
  },
});
