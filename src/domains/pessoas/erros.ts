import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const erros = defineErros({
  PESSOA_NAO_ENCONTRADA: { status: 404, br: 'A pessoa não foi encontrada.', en: 'The person was not found.' },
  CPF_DUPLICADO: {
    status: 409,
    br: 'Este CPF já está cadastrado para {nome} (código {codigo}).',
    en: 'This CPF already belongs to {nome} (code {codigo}).',
  },
  CPF_EM_USO: { status: 409, br: 'Este CPF já está cadastrado para outra pessoa.', en: 'This CPF already belongs to another person.' },
  CPF_REPETIDO_NO_LOTE: {
    status: 409,
    br: 'O CPF {cpf} aparece mais de uma vez no lote.',
    en: 'The CPF {cpf} appears more than once in the batch.',
  },
  LOTE_GRANDE: { status: 400, br: 'O lote passa de {maximo} pessoas.', en: 'The batch is over {maximo} people.' },
  CAMPO_NAO_ALTERAVEL: {
    status: 400,
    br: 'Este campo não pode ser alterado por aqui.',
    en: 'This field cannot be changed here.',
  },
  IMPORTACAO_JA_CADASTRADA: { status: 409, br: 'Já está no cadastro: {quem}.', en: 'Registered already: {quem}.' },
  IMPORTACAO_PARECIDA: {
    status: 409,
    br: 'Parece já estar no cadastro, com o mesmo nome e nascimento: {quem}.',
    en: 'Seems to be registered already, with the same name and birth date: {quem}.',
  },
  IMPORTACAO_REPETIDA: { status: 409, br: 'Repete a linha {linha}.', en: 'Repeats line {linha}.' },
  IMPORTACAO_COMO_RESPONSAVEL: {
    status: 409,
    br: 'A linha {linha} já cadastra esta pessoa como responsável: ponha esta linha antes daquela, para que nada do que ela traz se perca.',
    en: 'Line {linha} already registers this person as a guardian: put this line before it, so that nothing of it is lost.',
  },
  IMPORTACAO_CPF_DE_OUTRO: {
    status: 409,
    br: 'Este CPF é, no cadastro, de {quem}: o nome não é o mesmo.',
    en: 'This CPF belongs, in the register, to {quem}: the name is not the same.',
  },
  IMPORTACAO_CPF_DE_DUAS: {
    status: 409,
    br: 'Este CPF está também na linha {linha}, com outro nome: {nome}.',
    en: 'This CPF stands in line {linha} too, with another name: {nome}.',
  },
  IMPORTACAO_PARENTE_JOVEM: {
    status: 409,
    br: 'Este CPF é de {quem}, de {nascimento}: não tem idade para ser mãe ou pai de quem nasceu em {doAluno}.',
    en: 'This CPF belongs to {quem}, born on {nascimento}: too young to be the parent of somebody born on {doAluno}.',
  },
  IMPORTACAO_VINCULADA: {
    status: 409,
    br: 'Vinculado a quem já estava no cadastro: {quem}.',
    en: 'Linked to who was registered already: {quem}.',
  },
  IMPORTACAO_CONTATOS_ACRESCENTADOS: {
    status: 409,
    br: 'Vinculado a quem já estava no cadastro: {quem}. Ganhou contatos da planilha: {comContatos}.',
    en: 'Linked to who was registered already: {quem}. Got contacts of the sheet: {comContatos}.',
  },
  IMPORTACAO_CONTATOS_IGNORADOS: {
    status: 409,
    br: 'Vinculado a quem já estava no cadastro: {quem}. Contatos da planilha não acrescentados a {semContatos}.',
    en: 'Linked to who was registered already: {quem}. Contacts of the sheet not added to {semContatos}.',
  },
  IMPORTACAO_CONTATO_ALTERADO: {
    status: 409,
    br: 'Alguém alterou depois da importação os contatos que ela acrescentou; eles ficam.',
    en: 'Somebody changed, after the import, the contacts that it added; they stay.',
  },
  IMPORTACAO_LINHA_RECUSADA: {
    status: 400,
    br: 'Confira nesta linha: {colunas}.',
    en: 'Check in this line: {colunas}.',
  },
  IMPORTACAO_JA_EXECUTADA: {
    status: 409,
    br: 'Esta planilha já foi importada. Envie outra para importar de novo.',
    en: 'This sheet was imported already. Send another one to import again.',
  },
  IMPORTACAO_COM_CPF: {
    status: 403,
    br: 'Planilha com CPF é para quem pode editar pessoas. Deixe as colunas de CPF de fora, ou peça a importação a quem pode.',
    en: 'A sheet with CPFs is for who may edit people. Leave the CPF columns out, or ask somebody who may to import it.',
  },
  IMPORTACAO_NAO_DESFAZ: {
    status: 409,
    br: 'Esta importação não tem o que desfazer: não terminou, não cadastrou ninguém ou já foi desfeita.',
    en: 'This import has nothing to undo: it has not ended, registered nobody or was undone already.',
  },
  IMPORTACAO_PESSOA_ALTERADA: {
    status: 409,
    br: 'Alguém alterou este cadastro depois da importação; ele fica.',
    en: 'Somebody changed this record after the import; it stays.',
  },
  FOTO_INEXISTENTE: { status: 404, br: 'Esta pessoa não tem foto.', en: 'This person has no photo.' },
  FOTO_TIPO: { status: 415, br: 'A foto deve ser um arquivo JPEG, PNG ou WebP.', en: 'The photo must be a JPEG, PNG or WebP file.' },
  FOTO_ILEGIVEL: {
    status: 415,
    br: 'Não foi possível ler esta imagem. Escolha outra.',
    en: 'This image could not be read. Choose another one.',
  },
  FOTO_DIMENSOES: {
    status: 413,
    br: 'A imagem tem mais de {megapixels} megapixels. Escolha uma menor.',
    en: 'The image has more than {megapixels} megapixels. Choose a smaller one.',
  },
  CEP_NAO_LOCALIZADO: { status: 404, br: 'Não foi possível localizar CEP', en: 'The ZIP code (CEP) could not be found' },
});
