import type { Textos } from '#shared/erros.ts';

/** The reasons that events are stored with, in words. */
export const motivosDeEvento: Readonly<Record<string, Textos>> = {
  email_desconhecido: { br: 'E-mail desconhecido', en: 'Unknown e-mail' },
  senha_incorreta: { br: 'Senha incorreta', en: 'Wrong password' },
  acesso_encerrado: { br: 'Acesso encerrado', en: 'Access ended' },
  usuario_inativo: { br: 'Usuário inativo', en: 'Inactive user' },
  usuario_convidado: { br: 'Convite ainda não aceito', en: 'Invitation not accepted yet' },
  usuario_recusado: { br: 'Cadastro recusado', en: 'Sign-up refused' },
  conta: { br: 'Muitas senhas erradas para esta conta', en: 'Many wrong passwords for this account' },
  aparelho: { br: 'Muitas senhas erradas no navegador do próprio dono', en: "Many wrong passwords on the owner's own browser" },
  envelope: { br: 'Senha em envelope', en: 'Password in an envelope' },
  segundo_fator_aplicativo: { br: 'Com código do aplicativo', en: 'With a code of the app' },
  segundo_fator_recuperacao: { br: 'Com código de recuperação', en: 'With a recovery code' },
  sem_email: { br: 'Nenhum e-mail enviado', en: 'No e-mail sent' },
  email_enviado: { br: 'E-mail enviado', en: 'E-mail sent' },
  SEM_PERMISSAO: { br: 'Sem a permissão da tela', en: 'Without the permission of the screen' },
  SO_ADMINISTRADOR: { br: 'Só para administradores', en: 'For administrators only' },
  NAO_ENCONTRADO: { br: 'Não encontrado', en: 'Not found' },
  MUITAS_TENTATIVAS: { br: 'Muitas tentativas', en: 'Too many attempts' },
};
