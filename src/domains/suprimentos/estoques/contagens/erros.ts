import { defineErros } from '#shared/erros.ts';

/** Refusals of counts. */
export const errosContagem = defineErros({
  CONTAGEM_NAO_ENCONTRADA: { status: 404, br: 'A contagem não foi encontrada.', en: 'The count was not found.' },
  CONTAGEM_ABERTA: {
    status: 409,
    br: 'Este depósito já tem uma contagem aberta. Conclua ou cancele a outra primeiro.',
    en: 'This warehouse already has an open count. Conclude or give up the other one first.',
  },
  CONTAGEM_SEM_PRODUTOS: { status: 409, br: 'Não há produto ativo para contar.', en: 'There is no active product to count.' },
  CONTAGEM_A_REFAZER: {
    status: 409,
    br: 'Depois de contado, os livros de {produto} mudaram: conte {produto} de novo e digite o que há agora.',
    en: 'After it was counted, the books of {produto} changed: count {produto} again and type what there is now.',
  },
  CONTAGEM_EM_BRANCO: {
    status: 409,
    br: 'Nada foi contado ainda. Digite as quantidades da folha ou cancele a contagem.',
    en: 'Nothing was counted yet. Type the quantities of the sheet or give the count up.',
  },
});
