import { defineErros } from '#shared/erros.ts';

/** Refusals of the way in, users and profiles. */
export const errosAcesso = defineErros({
  CREDENCIAIS_INVALIDAS: { status: 401, br: 'E-mail ou senha incorretos.', en: 'Incorrect e-mail or password.' },
  CADASTRO_PENDENTE: {
    status: 403,
    br: 'Seu cadastro ainda aguarda a aprovação da escola. Você receberá um e-mail quando for liberado.',
    en: 'Your sign-up still awaits the approval of the school. You will get an e-mail when it is granted.',
  },
  CADASTRO_FECHADO: {
    status: 403,
    br: 'A escola não recebe cadastros por aqui. Peça um convite à secretaria.',
    en: 'The school takes no sign-ups here. Ask the office for an invitation.',
  },
  EMAIL_NAO_CONFIRMADO: {
    status: 409,
    br: 'O e-mail deste cadastro ainda não foi confirmado por quem o pediu. Envie o link de novo ou convide a pessoa.',
    en: 'The e-mail of this sign-up was not confirmed yet by whoever asked. Send the link again or invite the person.',
  },
  CADASTRO_SEM_CONFIRMACAO: {
    status: 403,
    br: 'Confirme seu e-mail pelo link que enviamos. Para receber outro, faça o cadastro de novo com o mesmo e-mail.',
    en: 'Confirm your e-mail with the link that we sent. To get another one, sign up again with the same e-mail.',
  },
  SENHA_DO_CADASTRO_INCORRETA: {
    status: 400,
    br: 'Esta não é a senha escolhida neste cadastro. Se o cadastro não é seu, ignore a mensagem ou cadastre-se de novo.',
    en: 'This is not the password chosen in this sign-up. If the sign-up is not yours, ignore the message or sign up again.',
  },
  EMAIL_JA_CONFIRMADO: { status: 409, br: 'Este e-mail já foi confirmado.', en: 'This e-mail was already confirmed.' },
  SEM_CONFIRMACAO_A_ENVIAR: {
    status: 409,
    br: 'Só um cadastro que aguarda aprovação recebe o link de confirmação.',
    en: 'Only a sign-up that waits for approval gets the confirmation link.',
  },
  SEGUNDO_FATOR_EXIGIDO: {
    status: 401,
    br: 'Informe o código do seu aplicativo autenticador.',
    en: 'Enter the code of your authenticator app.',
  },
  CODIGO_INCORRETO: {
    status: 401,
    br: 'Código incorreto, vencido ou já usado. Espere o próximo e tente de novo.',
    en: 'The code is wrong, expired or already used. Wait for the next one and try again.',
  },
  // Of somebody signed in: 401 would say that the session is dead.
  CODIGO_RECUSADO: {
    status: 400,
    br: 'Código incorreto, vencido ou já usado. Espere o próximo e tente de novo.',
    en: 'The code is wrong, expired or already used. Wait for the next one and try again.',
  },
  SEGUNDO_FATOR_JA_LIGADO: { status: 409, br: 'O segundo fator já está ligado.', en: 'The second factor is already on.' },
  SEGUNDO_FATOR_DESLIGADO: { status: 409, br: 'O segundo fator não está ligado.', en: 'The second factor is not on.' },
  SEGUNDO_FATOR_NAO_PREPARADO: {
    status: 409,
    br: 'Comece de novo: leia o código QR antes de confirmar.',
    en: 'Start again: read the QR code before confirming.',
  },
  SEGUNDO_FATOR_OBRIGATORIO: {
    status: 409,
    br: 'Um perfil seu exige o segundo fator: ele não pode ser desligado.',
    en: 'A profile of yours asks for the second factor: it cannot be turned off.',
  },
  SENHA_RECUSADA: { status: 400, br: 'A senha nova não pode ser usada.', en: 'The new password cannot be used.' },
  SENHA_ATUAL_INCORRETA: { status: 400, br: 'A senha atual está incorreta.', en: 'The current password is incorrect.' },
  LINK_INVALIDO: {
    status: 422,
    br: 'Este link não vale mais: expirou, já foi usado ou foi substituído por um mais novo. Peça outro.',
    en: 'This link is no longer valid: it expired, was used or was replaced by a newer one. Ask for another.',
  },
  ULTIMO_ADMINISTRADOR: {
    status: 409,
    br: 'Este é o último administrador ativo: nomeie outro antes.',
    en: 'This is the last active administrator: appoint another one first.',
  },
  PROPRIO_ACESSO: {
    status: 403,
    br: 'Você não pode mudar o seu próprio acesso. Peça a um administrador.',
    en: 'You cannot change your own access. Ask an administrator.',
  },
  PERFIL_PROPRIO: {
    status: 403,
    br: 'Você usa este perfil e por isso não pode alterá-lo. Peça a um administrador.',
    en: 'You hold this profile and therefore cannot change it. Ask an administrator.',
  },
  SO_ADMINISTRADOR: {
    status: 403,
    br: 'Só um administrador pode dar ou mudar o acesso de quem gerencia usuários e perfis.',
    en: 'Only an administrator can give or change the access of those who manage users and profiles.',
  },
  DEMISSAO_DE_QUEM_GERENCIA_ACESSO: {
    status: 403,
    br: 'Esta pessoa gerencia usuários ou perfis: a demissão muda o acesso dela e só um administrador pode registrá-la ou retirá-la. Peça a um administrador.',
    en: 'This person manages users or profiles: a dismissal changes their access and only an administrator can enter it or take it away. Ask an administrator.',
  },
  PESSOA_DEMITIDA: {
    status: 409,
    br: 'Esta pessoa foi demitida em {em} e por isso não pode ter acesso. Se ela voltou, corrija antes o cadastro de funcionário.',
    en: 'This person was dismissed on {em} and so cannot have access. If they came back, correct the employee record first.',
  },
  EMAIL_EM_USO: { status: 409, br: 'Já existe um usuário com este e-mail.', en: 'There already is a user with this e-mail.' },
  PESSOA_JA_TEM_USUARIO: { status: 409, br: 'Esta pessoa já tem um usuário.', en: 'This person already has a user.' },
  PERFIL_NOME_EM_USO: { status: 409, br: 'Já existe um perfil com este nome.', en: 'There already is a profile with this name.' },
  PERFIL_EM_USO: {
    status: 409,
    br: 'Este perfil está em uso por {n} {n:usuário. Tire-o dele|usuários. Tire-o deles} antes de excluir.',
    en: 'This profile is in use by {n} {n:user|users}. Remove it from them before deleting.',
  },
  SITUACAO_NAO_PERMITE: {
    status: 409,
    br: 'O usuário está {situacao} e isto não é possível.',
    en: 'The user is {situacao} and this is not possible.',
  },
  RESTRICAO_NAO_ALCANCA: {
    status: 409,
    br: 'A restrição ao painel do professor não alcança: {telas}. Tire estas permissões do perfil ou desligue a restrição.',
    en: 'The restriction to the teacher panel does not reach: {telas}. Take these permissions off the profile or turn the restriction off.',
  },
  PERFIS_NAO_COMBINAM: {
    status: 409,
    br: '{usuario} não pode ter ao mesmo tempo {restringem}, que restringe ao painel do professor, e {liberam}, que libera o que a restrição não alcança: {telas}. Tire um deles.',
    en: '{usuario} cannot hold at once {restringem}, which restricts to the teacher panel, and {liberam}, which grants what the restriction does not reach: {telas}. Take one of them away.',
  },
  PRIMEIRO_ACESSO_USADO: {
    status: 409,
    br: 'Este link já foi usado: o administrador da escola foi criado com ele. Entre com o seu usuário.',
    en: 'This link was already used: the school administrator was created with it. Sign in with your user.',
  },
  PRIMEIRO_ACESSO_ENCERRADO: {
    status: 409,
    br: 'O portal já tem administrador. Entre com o seu usuário.',
    en: 'The portal already has an administrator. Sign in with your user.',
  },
  MUITOS_FILTROS: {
    status: 409,
    br: 'Você já tem {n} filtros salvos nesta tela. Exclua um antes.',
    en: 'You already have {n} saved filters on this screen. Delete one first.',
  },
  MUITAS_FIXADAS: {
    status: 409,
    br: 'Seu menu já tem {n} telas fixadas. Solte uma antes.',
    en: 'Your menu already has {n} pinned screens. Let one go first.',
  },
});
