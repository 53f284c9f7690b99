import { defineErros } from '#shared/erros.ts';

export const errosDocumentoPadrao = defineErros({
  DOCUMENTO_PADRAO_NOME_REPETIDO: {
    status: 409,
    br: 'Já existe um documento padrão com este nome.',
    en: 'There is already a standard document with this name.',
  },
  DOCUMENTO_PADRAO_RESTRICAO_INVALIDA: {
    status: 409,
    br: 'Um curso, uma turma ou um perfil da restrição não existe mais. Abra o documento de novo e escolha outro.',
    en: 'A course, class or profile of the restriction no longer exists. Open the document again and choose another.',
  },
  DOCUMENTO_PADRAO_EM_USO: {
    status: 409,
    br: '{emitidos} {emitidos:documento foi emitido|documentos foram emitidos} por este modelo: ele não pode ser excluído. Desative-o, e ninguém mais emite por ele.',
    en: '{emitidos} {emitidos:document was|documents were} issued by this template: it cannot be deleted. Turn it inactive, and nobody issues by it any more.',
  },
  DOCUMENTO_PADRAO_DO_PORTAL: {
    status: 409,
    br: 'O portal emite “{nome}” por este texto: ele não pode ser excluído nem emitido à mão. Mude o texto, ou volte a uma versão anterior.',
    en: 'The portal issues “{nome}” by this text: it can be neither deleted nor issued by hand. Change the text, or go back to an earlier version.',
  },
  DOCUMENTO_PADRAO_PAPEL_REPETIDO: {
    status: 409,
    br: 'O texto deste papel do portal já está em Documentos padrão. Abra-o e mude-o.',
    en: 'The text of this paper of the portal is already in Standard documents. Open it and change it.',
  },
  DOCUMENTO_PADRAO_PAPEL_FIXO: {
    status: 409,
    br: 'Um modelo não passa a ser o texto de outro papel. Copie o texto para um modelo novo.',
    en: 'A template does not become the text of another paper. Copy the text into a new template.',
  },
  DOCUMENTO_PADRAO_INATIVO: {
    status: 409,
    br: 'O modelo “{nome}” está inativo. Ative-o em Documentos padrão para emitir por ele.',
    en: 'The template “{nome}” is inactive. Activate it in Standard documents to issue by it.',
  },
  DOCUMENTO_PADRAO_SEM_TEXTO: {
    status: 409,
    br: 'O modelo “{nome}” ainda não tem texto. Escreva-o em Documentos padrão antes de emitir por ele.',
    en: 'The template “{nome}” has no text yet. Write it in Standard documents before issuing by it.',
  },
  DOCUMENTO_PADRAO_NADA_A_DIZER: {
    status: 409,
    br: 'O modelo “{nome}” sairia em branco para {aluno}: nada do texto tem valor ({termos}). Complete o cadastro, ou diga no modelo o que escrever quando não há valor.',
    en: 'The template “{nome}” would come out blank for {aluno}: nothing of its text has a value ({termos}). Complete the register, or say in the template what to write when there is none.',
  },
  DOCUMENTO_PADRAO_NAO_E_PARA: {
    status: 409,
    br: 'O modelo “{nome}” não é para este aluno: está restrito a {para}.',
    en: 'The template “{nome}” is not for this student: it is restricted to {para}.',
  },
  DOCUMENTO_PADRAO_SEM_PERFIL: {
    status: 403,
    br: 'Só perfis escolhidos emitem por “{nome}”: {perfis}.',
    en: 'Only chosen profiles issue by “{nome}”: {perfis}.',
  },
  DOCUMENTO_PADRAO_TERMOS_VEDADOS: {
    status: 403,
    br: 'O modelo “{nome}” diz o que o seu perfil não vê no portal: {termos}. Peça a emissão a quem vê, ou o acesso a um administrador.',
    en: 'The template “{nome}” says what your profile does not see in the portal: {termos}. Ask somebody who sees it to issue, or an administrator for access.',
  },
  IMAGEM_DO_PAPEL_RECUSADA: { status: 415, br: 'A imagem deve ser JPEG ou PNG.', en: 'The image must be JPEG or PNG.' },
  IMAGEM_DO_PAPEL_ILEGIVEL: {
    status: 415,
    br: 'Não foi possível ler esta imagem: está danificada. Envie outra.',
    en: 'This image could not be read: it is damaged. Send another one.',
  },
  IMAGEM_DO_PAPEL_GRANDE: {
    status: 413,
    br: 'A imagem tem mais de 25 megapixels. Envie uma menor.',
    en: 'The image has more than 25 megapixels. Send a smaller one.',
  },
  IMAGEM_DO_PAPEL_DESCONHECIDA: {
    status: 409,
    br: 'Uma imagem do modelo não existe mais. Tire-a do texto ou do fundo da página e envie de novo.',
    en: 'An image of the template no longer exists. Take it off the text or the background of the page and send it again.',
  },
});
