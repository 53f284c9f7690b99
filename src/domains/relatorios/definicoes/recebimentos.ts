import type { Textos } from '#shared/erros.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { buscaCom } from '#shared/relatorios/busca.ts';
import { filtroPessoa } from './filtros-financeiros.ts';

const tela = 'financeiro-relatorios' as const;
export const filtrosDosRecebimentos = {
  Periodo: {
    tipo: 'datas',
    padrao: 'mesCorrente',
    obrigatorio: true,
    chave: 'periodo',
    rotulo: { br: 'Período', en: 'Period' },
    fixo: true,
  },
  ContaId: { tipo: 'id', fonte: 'contas', chave: 'conta', rotulo: { br: 'Conta', en: 'Account' }, fixo: true },
  FormaId: { tipo: 'id', fonte: 'formas', chave: 'forma', rotulo: { br: 'Forma de pagamento', en: 'Payment method' }, fixo: true },
  ...filtroPessoa,
} as const;

const dinheiro = (chave: string, br: string, en: string, mais: Partial<ColunaDeRelatorio> = {}): ColunaDeRelatorio => ({
  chave,
  titulo: { br, en },
  tipo: 'dinheiro',
  total: true,
  ...mais,
});
const figuras: readonly ColunaDeRelatorio[] = [
  { chave: 'baixas', titulo: { br: 'Recebimentos', en: 'Receipts' }, tipo: 'inteiro', total: true },
  dinheiro('principalCentavos', 'Principal', 'Principal'),
  dinheiro('encargosCentavos', 'Multa e juros', 'Fine and interest'),
  dinheiro('multaCentavos', 'Multa', 'Fine', { soArquivo: true }),
  dinheiro('jurosCentavos', 'Juros', 'Interest', { soArquivo: true }),
  dinheiro('creditoCentavos', 'Crédito', 'Credit'),
  dinheiro('recebidoCentavos', 'Recebido', 'Received', { peso: 1.2 }),
  dinheiro('estornadoCentavos', 'Estornado', 'Reversed'),
  dinheiro('devolvidoCentavos', 'Crédito devolvido', 'Credit handed back'),
  dinheiro('liquidoCentavos', 'Líquido', 'Net', { peso: 1.2, principal: true }),
];
/** The entries of a day; the history can be narrowed neither by method nor by payer. */
const historicoDoDia = (f: ValoresSoltos, dia: string): Destino | null =>
  f['FormaId'] === undefined && f['Nome'] === undefined
    ? { tela: 'financeiro-lancamentos-historico', search: buscaCom(f, { conta: 'ContaId' }, { mov: `${dia}..${dia}` }) }
    : null;
/** The same money day by day, under the same filters. */
const porDia = (f: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({
  tela,
  search: { aba: 'dia', ...buscaCom(f, { periodo: 'Periodo', conta: 'ContaId', forma: 'FormaId', q: 'Nome' }, mais) },
});

type Dimensao = {
  chave: 'forma' | 'conta' | 'dia';
  aba: Textos;
  coluna: Pick<ColunaDeRelatorio, 'chave' | 'titulo' | 'tipo'>;
  id: string;
  ordem: string;
  elo: (linha: LinhaDeRelatorio, f: ValoresSoltos) => Destino | null;
};
const recebimentosPor = ({ chave, aba, coluna, id, ordem, elo }: Dimensao) => {
  const aosDias = chave === 'dia' ? {} : { elo: (f: ValoresSoltos) => porDia(f) };
  return defineRelatorio({
    nome: `recebimentos-${chave}`,
    tela,
    aba: { chave, rotulo: aba },
    sobre: {
      br: 'Dinheiro de responsáveis pelo dia em que entrou na conta e pela forma como veio, o mesmo dos lançamentos financeiros. Recebido = principal + multa e juros + o que ficou como crédito; usar um crédito depois não conta de novo. Estornado e crédito devolvido são o que saiu no período, de recebimentos de qualquer data.',
      en: 'Money of payers by the day it reached the account and the method it came by, as in the financial entries. Received = principal + fine and interest + what was kept as credit; using a credit later does not count again. Reversed and credit handed back are what went out in the period, of receipts of any date.',
    },
    filtros: filtrosDosRecebimentos,
    colunas: [{ ...coluna, peso: 2, principal: true, elo }, ...figuras],
    tambem: id === coluna.chave ? [] : [id],
    numeros: [
      {
        rotulo: { br: 'Recebido', en: 'Received' },
        valor: { soma: 'recebidoCentavos' },
        tipo: 'dinheiro',
        tom: 'sucesso',
        ...aosDias,
      },
      { rotulo: { br: 'Multa e juros', en: 'Fine and interest' }, valor: { soma: 'encargosCentavos' }, tipo: 'dinheiro' },
      {
        rotulo: { br: 'Estornado', en: 'Reversed' },
        valor: { soma: 'estornadoCentavos' },
        tipo: 'dinheiro',
        tom: 'alerta',
        ...aosDias,
      },
      { rotulo: { br: 'Líquido', en: 'Net' }, valor: { soma: 'liquidoCentavos' }, tipo: 'dinheiro', ...aosDias },
    ],
    grafico: {
      titulo: { br: 'Recebido', en: 'Received' },
      chave: id,
      rotulo: coluna.chave,
      ordem,
      valor: { soma: 'recebidoCentavos' },
      tipo: 'dinheiro',
    },
    vazio: {
      titulo: { br: 'Nada recebido neste período', en: 'Nothing received in this period' },
      texto: { br: 'Escolha outro período ou retire um filtro.', en: 'Choose another period or remove a filter.' },
      elo: { rotulo: { br: 'Receber títulos', en: 'Receive titles' }, destino: { tela: 'contas-a-receber' } },
    },
  });
};

/** Money that came in for titles, by payment method, account and day. */
export const recebimentosForma = recebimentosPor({
  chave: 'forma',
  aba: { br: 'Recebimentos por forma', en: 'Receipts by method' },
  coluna: { chave: 'formaNome', titulo: { br: 'Forma de pagamento', en: 'Payment method' }, tipo: 'texto' },
  id: 'formaId',
  ordem: 'formaId',
  elo: ({ formaId }, f) => (formaId === null ? null : porDia(f, { forma: Number(formaId) })),
});
export const recebimentosConta = recebimentosPor({
  chave: 'conta',
  aba: { br: 'Por conta', en: 'By account' },
  coluna: { chave: 'contaNome', titulo: { br: 'Conta', en: 'Account' }, tipo: 'texto' },
  id: 'contaId',
  ordem: 'contaId',
  elo: ({ contaId }, f) => porDia(f, { conta: Number(contaId) }),
});
export const recebimentosDia = recebimentosPor({
  chave: 'dia',
  aba: { br: 'Por dia', en: 'By day' },
  coluna: { chave: 'dia', titulo: { br: 'Dia', en: 'Day' }, tipo: 'data' },
  id: 'dia',
  ordem: 'dia',
  elo: ({ dia }, f) => historicoDoDia(f, String(dia)),
});
