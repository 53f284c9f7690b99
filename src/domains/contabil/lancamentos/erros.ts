import { defineErros } from '#shared/erros.ts';

/** Refusals of entries. */
export const errosLancamento = defineErros({
  LANCAMENTO_NAO_ENCONTRADO: { status: 404, br: 'O lançamento contábil não foi encontrado.', en: 'The ledger entry was not found.' },
  RASCUNHO_NAO_ENCONTRADO: {
    status: 404,
    br: 'O rascunho não foi encontrado: alguém pode já o ter lançado ou excluído.',
    en: 'The draft was not found: somebody may have posted or deleted it.',
  },
  LANCAMENTO_NAO_FECHA: {
    status: 400,
    br: 'Débitos ({debitos}) e créditos ({creditos}) diferem em {diferenca}.',
    en: 'Debits ({debitos}) and credits ({creditos}) differ by {diferenca}.',
  },
  LANCAMENTO_INVALIDO: {
    status: 400,
    br: 'O lançamento não fecha: cada linha está de um lado só, e os dois lados somam o valor do lançamento.',
    en: 'The entry does not balance: each line stands on one side, and both sides add up to the value of the entry.',
  },
  CONTA_NAO_LANCAVEL: {
    status: 400,
    br: 'Só contas analíticas e ativas recebem lançamentos, e estas não são: {contas}. Reative no plano de contas as que estão inativas e repita.',
    en: 'Only analytic and active accounts take entries, and these are not: {contas}. Make the inactive ones active in the chart and try again.',
  },
  CONTA_SINTETICA: {
    status: 400,
    br: 'A conta {conta} é sintética e não recebe lançamentos: escolha uma conta analítica abaixo dela.',
    en: 'Account {conta} is synthetic and takes no entries: choose an analytic account beneath it.',
  },
  CONTA_CONTABIL_INATIVA: {
    status: 400,
    br: 'A conta {conta} está inativa e não recebe lançamentos. Escolha outra ou reative-a no plano de contas.',
    en: 'Account {conta} is inactive and takes no entries. Choose another or make it active in the chart.',
  },
  CONTA_CONTABIL_DESCONHECIDA: {
    status: 400,
    br: 'A conta indicada não existe no plano de contas.',
    en: 'The account does not exist in the chart.',
  },
  CENTRO_DE_CUSTO_EXIGIDO: {
    status: 400,
    br: 'A conta {conta} pede o centro de custo.',
    en: 'Account {conta} asks for the cost centre.',
  },
  CENTRO_DE_CUSTO_DESCONHECIDO: {
    status: 400,
    br: 'O centro de custo indicado não existe.',
    en: 'The cost centre does not exist.',
  },
  SEM_EXERCICIO: {
    status: 409,
    br: 'Não há exercício contábil de {ano}. Abra o exercício em Períodos contábeis ou use outra data.',
    en: 'There is no accounting year {ano}. Open the year in Accounting periods or use another date.',
  },
  PERIODO_CONTABIL_FECHADO: {
    status: 409,
    br: 'O período {periodo} foi fechado por {usuario} em {em}: nada mais se lança nele. Use uma data em período aberto ou reabra o período.',
    en: 'Period {periodo} was closed by {usuario} on {em}: nothing more is posted in it. Use a date in an open period or reopen the period.',
  },
  SEM_PERIODO_DE_AJUSTE: {
    status: 409,
    br: 'O exercício de {ano} não tem período de ajustes. Abra-o em Períodos contábeis.',
    en: 'The year {ano} has no adjustment period. Open it in Accounting periods.',
  },
  DATA_FORA_DO_PERIODO: {
    status: 400,
    br: 'A data do lançamento está fora do período.',
    en: 'The date of the entry is outside its period.',
  },
  NUMERACAO_CONTABIL_COM_FURO: {
    status: 409,
    br: 'A numeração dos lançamentos do ano não admite furos.',
    en: 'The numbers of the entries of a year have no holes.',
  },
  LANCAMENTO_CONTABIL_JA_ESTORNADO: {
    status: 409,
    br: 'Este lançamento já foi estornado pelo lançamento nº {numero}/{ano}.',
    en: 'This entry was already reversed by entry no. {numero}/{ano}.',
  },
  LANCAMENTO_CONTABIL_COM_VOLTA: {
    status: 409,
    br: 'O que este lançamento registra foi desfeito pelo lançamento nº {numero}/{ano}. Estorne aquele primeiro: um sem o outro deixaria nos livros só a metade.',
    en: 'What this entry records was taken back by entry no. {numero}/{ano}. Reverse that one first: one without the other would leave half of it in the books.',
  },
  LANCAMENTO_CONTABIL_DESFAZ_OUTRO: {
    status: 409,
    br: 'Este lançamento desfaz o nº {numero}/{ano}, pelas mesmas contas. Estorne este, corrija o nº {numero}/{ano} e integre de novo: ele volta pelas contas certas.',
    en: 'This entry takes back no. {numero}/{ano}, by the same accounts. Reverse this one, correct no. {numero}/{ano} and integrate again: it comes back by the right accounts.',
  },
  LANCAMENTO_ESTORNADO_AGORA: {
    status: 409,
    br: 'Este lançamento acaba de ser estornado por outra pessoa.',
    en: 'This entry was reversed just now by somebody else.',
  },
  ESTORNO_CONTABIL_DE_ESTORNO: {
    status: 409,
    br: 'Um estorno não se estorna nem se corrige: faça o lançamento de novo.',
    en: 'A reversal is neither reversed nor corrected: post the entry again.',
  },
  ENCERRAMENTO_NAO_SE_ESTORNA: {
    status: 409,
    br: 'Este lançamento encerra o exercício: reabra o exercício, e ele se estorna com os outros.',
    en: 'This entry closes the year: reopen the year, and it is reversed with the others.',
  },
  ESTORNO_ANTES_DO_LANCAMENTO: {
    status: 400,
    br: 'O estorno não pode ser anterior ao lançamento, de {data}.',
    en: 'The reversal cannot come before the entry, of {data}.',
  },
  CORRECAO_SEM_ESTORNO: {
    status: 409,
    br: 'Um lançamento só é corrigido junto com o seu estorno.',
    en: 'An entry is only corrected together with its reversal.',
  },
  ESTORNO_CONTABIL_DIFERENTE: {
    status: 409,
    br: 'O estorno tem as mesmas contas e valores do lançamento, do outro lado.',
    en: 'A reversal has the accounts and values of the entry, on the other side.',
  },
  FATO_JA_LANCADO: {
    status: 409,
    br: 'Este fato já está nos livros por outro lançamento.',
    en: 'This fact is already in the books by another entry.',
  },
  SALDO_CONTABIL_DIVERGENTE: {
    status: 409,
    br: 'Os saldos não são a soma das partidas ({onde}). Nada foi gravado: rode a verificação de integridade.',
    en: 'The balances are not the sum of the lines ({onde}). Nothing was saved: run the integrity check.',
  },
});
