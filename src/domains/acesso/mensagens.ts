import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of this room's rules. */
export const mensagensDeAcesso = definirMensagensDeCampo({
  SENHA_CURTA: { br: 'A senha precisa de pelo menos 6 caracteres', en: 'The password needs at least 6 characters' },
  SENHA_LONGA: { br: 'A senha pode ter no máximo 128 caracteres', en: 'The password can have at most 128 characters' },
  SENHA_SEM_MINUSCULA: { br: 'A senha precisa de uma letra minúscula', en: 'The password needs a lowercase letter' },
  SENHA_COMUM: {
    br: 'Esta senha está entre as mais usadas e seria adivinhada logo. Experimente três palavras sem relação entre si',
    en: 'This password is among the most used ones and would be guessed at once. Try three unrelated words',
  },
  SENHA_PREVISIVEL: {
    br: 'Esta senha usa seu nome, e-mail, CPF, data de nascimento ou o nome da escola. Escolha outra',
    en: 'This password uses your name, e-mail, CPF, birth date or the school name. Choose another one',
  },
  SENHAS_DIFERENTES: { br: 'A senha e a confirmação não são iguais', en: 'Password and confirmation do not match' },
  SENHA_IGUAL_A_ATUAL: { br: 'A senha nova é igual à atual', en: 'The new password is the same as the current one' },
  SENHA_ATUAL_INCORRETA: { br: 'A senha atual está incorreta', en: 'The current password is incorrect' },
  TERMOS_NAO_ACEITOS: { br: 'É preciso aceitar os termos e condições', en: 'You must accept the terms and conditions' },
  PERMISSAO_INEXISTENTE: { br: 'Esta tela não tem esta permissão', en: 'This screen does not have this permission' },
  PERFIL_INEXISTENTE: { br: 'O perfil indicado não existe mais', en: 'The profile no longer exists' },
});
