import { defineTextos } from '#shared/textos.ts';

/** What changes the state of a contract says, before and after. */
export const textosSituacao = defineTextos({
  mudarSituacao: { br: 'Mudar situação', en: 'Change status' },
  novoAditivo: { br: 'Novo aditivo', en: 'New addendum' },
  enviarParaAssinatura: { br: 'Enviar para assinatura', en: 'Send for signature' },
  suspender: { br: 'Suspender contrato', en: 'Suspend contract' },
  reativar: { br: 'Reativar contrato', en: 'Reactivate contract' },
  encerrar: { br: 'Encerrar contrato', en: 'Close contract' },
  cancelarSelecionados: { br: 'Cancelar contratos', en: 'Cancel contracts' },
  encerrarSelecionados: { br: 'Encerrar contratos', en: 'Close contracts' },
  enviarSelecionados: { br: 'Enviar para assinatura', en: 'Send for signature' },
  assinarPorLink: { br: 'Enviar por link para assinatura', en: 'Send by link for signature' },
  contraAssinarSelecionados: { br: 'Assinar pela escola', en: 'Sign for the school' },
  contraAssinarSelecionadosTexto: {
    br: 'A escola assina, em cada contrato, o que todos já assinaram, contrato ou aditivo: o documento e o registro das assinaturas ficam guardados em um PDF que não muda mais, e quem assinou o recebe por e-mail. Os links se encerram. Os outros ficam como estão, e o resultado diz por quê.',
    en: 'The school signs, of each contract, what all signed already, contract or addendum: the paper and the record of the signatures are kept in one PDF that does not change any more, and whoever signed gets it by e-mail. The links end. The others stay as they are, and the result says why.',
  },
  imprimirSelecionados: { br: 'Imprimir', en: 'Print' },
  loteDeContratos: { br: 'Lote de contratos', en: 'Batch of contracts' },
  desfazerLoteTexto: {
    br: 'Cada contrato volta ao que era antes do lote, com os seus títulos.',
    en: 'Each contract goes back to what it was before the batch, with its titles.',
  },
  ultimosLotes: { br: 'Últimos lotes', en: 'Last batches' },
  ultimosLotesTexto: {
    br: 'Os últimos 20 que você iniciou. Abra um para ver o resultado por contrato e desfazer o que ainda pode ser desfeito.',
    en: 'The last 20 that you started. Open one to see the result by contract and undo what can still be undone.',
  },
  consequenciaVarios: {
    br: { one: '{n} contrato.', other: '{n} contratos; cada um é julgado por si.' },
    en: { one: '{n} contract.', other: '{n} contracts; each is judged by itself.' },
  },
  contratoEnviado: { br: 'Contrato à espera da assinatura.', en: 'The contract waits for its signature.' },
  contratoEncerrado: { br: 'Contrato encerrado.', en: 'Contract closed.' },
  contratoSuspenso: {
    br: { one: 'Contrato suspenso: {n} título saiu da cobrança.', other: 'Contrato suspenso: {n} títulos saíram da cobrança.' },
    en: { one: 'Contract suspended: {n} title left the bill.', other: 'Contract suspended: {n} titles left the bill.' },
  },
  contratoReativado: {
    br: { one: 'Contrato reativado: {n} título voltou.', other: 'Contrato reativado: {n} títulos voltaram.' },
    en: { one: 'Contract reactivated: {n} title came back.', other: 'Contract reactivated: {n} titles came back.' },
  },
  desfazerMesmoAssim: { br: 'Desfazer com este motivo', en: 'Undo with this reason' },
  situacaoDesfeita: {
    br: { one: 'Desfeito: contrato {status}, {n} título de volta.', other: 'Desfeito: contrato {status}, {n} títulos de volta.' },
    en: { one: 'Undone: contract {status}, {n} title back.', other: 'Undone: contract {status}, {n} titles back.' },
  },
  consequenciaSuspender: {
    br: {
      one: '{n} título que vence depois da data, de {total}, sai da cobrança até a reativação. Os anteriores continuam devidos.',
      other:
        '{n} títulos que vencem depois da data, no total de {total}, saem da cobrança até a reativação. Os anteriores continuam devidos.',
    },
    en: {
      one: '{n} title due after the date, {total}, leaves the bill until the reactivation. Earlier ones stay owed.',
      other: '{n} titles due after the date, {total} in all, leave the bill until the reactivation. Earlier ones stay owed.',
    },
  },
  consequenciaReativar: {
    br: 'Voltam os títulos que vencem depois da data; os que venceram durante a suspensão não serão cobrados.',
    en: 'Titles due after the date come back; those that fell due meanwhile will not be charged.',
  },
  multa: { br: 'Multa', en: 'Fee' },
  semMulta: { br: 'Sem multa', en: 'No fee' },
  multaPercentual: { br: '% do cancelado', en: '% of what is cancelled' },
  multaValor: { br: 'Valor fixo', en: 'Fixed amount' },
  vencimentoDaMulta: { br: 'Vencimento da multa', en: 'Fee due on' },
  previaCancelados: {
    br: { one: '{n} título será cancelado: {total}.', other: '{n} títulos serão cancelados: {total}.' },
    en: { one: '{n} title will be cancelled: {total}.', other: '{n} titles will be cancelled: {total}.' },
  },
  previaDevidos: {
    br: { one: '{n} título continua devido: {total}.', other: '{n} títulos continuam devidos: {total}.' },
    en: { one: '{n} title stays owed: {total}.', other: '{n} titles stay owed: {total}.' },
  },
  previaPagos: {
    br: { one: '{n} título já pago, {total} recebidos: não muda.', other: '{n} títulos já pagos, {total} recebidos: não mudam.' },
    en: {
      one: '{n} title already paid, {total} received: it does not change.',
      other: '{n} titles already paid, {total} received: they do not change.',
    },
  },
  previaEmAcordo: {
    br: {
      one: '{n} título está em acordo, que continua devido: {total} em aberto.',
      other: '{n} títulos estão em acordo, que continua devido: {total} em aberto.',
    },
    en: {
      one: '{n} title is in an agreement, which stays owed: {total} open.',
      other: '{n} titles are in agreements, which stay owed: {total} open.',
    },
  },
  manterAcordos: {
    br: 'Os acordos continuam devidos, também no que venceria depois da data',
    en: 'The agreements stay owed, also for what was due after the date',
  },
  previaSuspensos: {
    br: {
      one: '{n} título parado pela suspensão, {total}, deixa de voltar.',
      other: '{n} títulos parados pela suspensão, {total}, deixam de voltar.',
    },
    en: {
      one: '{n} title stopped by the suspension, {total}, will not come back.',
      other: '{n} titles stopped by the suspension, {total}, will not come back.',
    },
  },
});
