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
    br: 'O campo {campo} não pode ser alterado por aqui.',
    en: 'The field {campo} cannot be changed here.',
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
