import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { arvore, centroDeCusto, codigo, daRaiz, deEAte, dentroDaConta, nome, recorte, semLancamentos, valor } from './comum.ts';

/** The trial balance: what each account held, what moved in it, and what it holds. */
export const balancete = defineRelatorio({
  nome: 'balancete',
  tela: 'contabil-balancete',
  aba: { chave: 'verificacao', rotulo: { br: 'Balancete', en: 'Trial balance' } },
  sobre: {
    br: 'O saldo de cada conta antes do primeiro período, os débitos e créditos dele até o último, e o saldo depois. D é devedor, C é credor. Uma conta sintética soma as que estão abaixo dela; os totais contam cada valor uma vez. Débitos = créditos, e os saldos devedores = os credores. O encerramento do ano é um período à parte (14): escolha até dezembro para ver o resultado, ou até o encerramento para ver as contas de resultado zeradas.',
    en: 'What each account held before the first period, its debits and credits until the last, and what it holds then. Dr is debit, Cr is credit. A synthetic account adds up those beneath it; totals count each amount once. Debits = credits, and debit balances = credit balances. The closing of the year is a period of its own (14): choose up to December to see the result, or up to the closing to see the accounts of results at zero.',
  },
  filtros: { ...deEAte, ...recorte, ...centroDeCusto },
  colunas: [
    codigo,
    nome(dentroDaConta),
    valor('anteriorCentavos', ['Saldo anterior', 'Opening'], { tipo: 'saldo', total: daRaiz('anterior') }),
    valor('debitosCentavos', ['Débitos', 'Debits'], { total: daRaiz('debitos') }),
    valor('creditosCentavos', ['Créditos', 'Credits'], { total: daRaiz('creditos') }),
    valor('atualCentavos', ['Saldo atual', 'Closing'], { tipo: 'saldo', total: daRaiz('atual'), principal: true }),
    { chave: 'nivel', titulo: { br: 'Nível', en: 'Level' }, tipo: 'inteiro', soArquivo: true },
    { chave: 'codigoReferencial', titulo: { br: 'Código referencial', en: 'Referential code' }, tipo: 'texto', soArquivo: true },
  ],
  tambem: ['contaId'],
  arvore,
  numeros: [
    { rotulo: { br: 'Débitos', en: 'Debits' }, valor: daRaiz('debitos'), tipo: 'dinheiro' },
    { rotulo: { br: 'Créditos', en: 'Credits' }, valor: daRaiz('creditos'), tipo: 'dinheiro' },
    { rotulo: { br: 'Saldos devedores', en: 'Debit balances' }, valor: { soma: 'devedores' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Saldos credores', en: 'Credit balances' }, valor: { soma: 'credores' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Saldos invertidos', en: 'Inverted balances' }, valor: { soma: 'invertidos' }, tipo: 'inteiro', tom: 'alerta' },
  ],
  vazio: semLancamentos,
});
