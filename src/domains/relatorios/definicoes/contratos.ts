import { situacoesContrato } from '#domains/academico/contratos/situacoes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { tiposDesconto } from '#domains/financeiro/cadastros/listas.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { busca, filtroAluno, filtroContratos, filtrosDaEstrutura, filtroTurma } from './filtros.ts';

const [primeira, ...outras] = situacoesContrato.map((valor) => ({ valor, ...textosContrato[`situacao_${valor}`] }));
if (!primeira) throw new Error('a contract has states');
/** The states of a contract with their names. */
export const listaSituacoes = definirLista(primeira, ...outras);

const lista = (aplicados: ValoresSoltos, mais: Record<string, string> = {}): Destino => ({
  tela: 'contratos',
  search: {
    ...busca(aplicados, { ano: 'AnoLetivoId', segmentacao: 'SegmentacaoId', curso: 'CursoId', turma: 'TurmaId', q: 'Nome' }),
    ...mais,
  },
});
/** The list under the filter of a report of money, where the list has a filter that says the same. */
const contados = (aplicados: ValoresSoltos): Destino | null => {
  if (aplicados['Contratos'] === 'todos') return lista(aplicados);
  return aplicados['Contratos'] === 'cancelados' ? lista(aplicados, { situacao: 'cancelado' }) : null;
};
const numero: ColunaDeRelatorio = {
  chave: 'numero',
  titulo: { br: 'Contrato', en: 'Contract' },
  tipo: 'texto',
  elo: ({ contratoId }) => ({ tela: 'contrato-visualizar', params: { contratoId: Number(contratoId) } }),
};
const aluno: ColunaDeRelatorio = {
  chave: 'alunoNome',
  titulo: { br: 'Aluno', en: 'Student' },
  tipo: 'texto',
  peso: 2.2,
  principal: true,
  elo: ({ matriculaId }) => ({ tela: 'visualizar-matricula', params: { id: Number(matriculaId) } }),
};
const turma: ColunaDeRelatorio = { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto', peso: 0.9 };
const situacao: ColunaDeRelatorio = {
  chave: 'situacao',
  titulo: { br: 'Situação', en: 'Status' },
  tipo: 'opcao',
  opcoes: listaSituacoes,
};
const vazio = {
  titulo: { br: 'Nenhum contrato para este filtro', en: 'No contracts for this filter' },
  texto: {
    br: 'Os contratos nascem das matrículas. Escolha outro ano ou outra situação no filtro.',
    en: 'Contracts come from enrollments. Choose another year or status in the filter.',
  },
  elo: { rotulo: { br: 'Abrir contratos', en: 'Open contracts' }, destino: { tela: 'contratos' as const } },
};

/** How many contracts stand in each state, and what they are worth. */
export const relatorioSituacaoContrato = defineRelatorio({
  nome: 'situacao-contrato',
  tela: 'relatorios-situacao-contrato',
  sobre: {
    br: 'Contratos por situação. O valor é o total contratado, já com descontos e aditivos; rascunhos ainda não têm valor.',
    en: 'Contracts by status. The amount is the contracted total, after discounts and addenda; drafts have none yet.',
  },
  filtros: { ...filtrosDaEstrutura, ...filtroTurma },
  colunas: [
    { ...situacao, peso: 2, principal: true, elo: (linha, f) => lista(f, { situacao: String(linha['situacao']) }) },
    { chave: 'quantidade', titulo: { br: 'Contratos', en: 'Contracts' }, tipo: 'inteiro', total: true, principal: true },
    { chave: 'parte', titulo: { br: 'Parte dos contratos', en: 'Share of contracts' }, tipo: 'percentual' },
    { chave: 'totalCentavos', titulo: { br: 'Valor contratado', en: 'Contracted amount' }, tipo: 'dinheiro', total: true },
  ],
  numeros: [
    { rotulo: { br: 'Contratos', en: 'Contracts' }, valor: { soma: 'quantidade' }, tipo: 'inteiro', elo: (f) => lista(f) },
    {
      rotulo: { br: 'Ativos', en: 'Active' },
      valor: { soma: 'ativos' },
      tipo: 'inteiro',
      tom: 'sucesso',
      elo: (f) => lista(f, { situacao: 'ativo' }),
    },
    {
      rotulo: { br: 'Rascunhos', en: 'Drafts' },
      valor: { soma: 'rascunhos' },
      tipo: 'inteiro',
      tom: 'alerta',
      elo: (f) => lista(f, { situacao: 'rascunho' }),
    },
    {
      rotulo: { br: 'Valor contratado', en: 'Contracted amount' },
      valor: { soma: 'totalCentavos' },
      tipo: 'dinheiro',
      elo: (f) => lista(f),
    },
  ],
  grafico: {
    titulo: { br: 'Contratos por situação', en: 'Contracts by status' },
    chave: 'situacao',
    rotulo: 'situacao',
    ordem: 'posicao',
    valor: { soma: 'quantidade' },
    tipo: 'inteiro',
  },
  vazio,
});

/** What each contract is worth: prices, discounts, addenda, what was received and what is still open. */
export const relatorioValores = defineRelatorio({
  nome: 'valores-para-contratos',
  tela: 'relatorio-valores-para-contratos',
  sobre: {
    br: 'Valor líquido = preços − descontos incondicionais do contrato + aditivos (descontos que eles trouxeram, também) = recebido + em aberto + outros. Outros: desconto de quem pagou em dia, títulos suspensos, cancelados ou em acordo, menos multa e juros recebidos. A multa de um cancelamento é um título à parte e não entra. Contratos em preparo mostram só os preços: o líquido nasce na ativação.',
    en: 'Net amount = prices − unconditional discounts of the contract + addenda (discounts that they brought, too) = received + open + other. Other: discounts for paying on time, titles suspended, cancelled or in an agreement, less fine and interest received. The fee of a cancellation is a title of its own and is not counted. Contracts in preparation show prices only: the net amount is set at activation.',
  },
  filtros: { ...filtrosDaEstrutura, ...filtroTurma, ...filtroContratos, ...filtroAluno },
  colunas: [
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.5 },
    aluno,
    numero,
    turma,
    { chave: 'brutoCentavos', titulo: { br: 'Preços', en: 'Prices' }, tipo: 'dinheiro', total: true, peso: 1.2 },
    {
      chave: 'descontosCentavos',
      titulo: { br: 'Descontos do contrato', en: 'Discounts of the contract' },
      tipo: 'dinheiro',
      total: true,
      peso: 1.2,
    },
    { chave: 'ajustesCentavos', titulo: { br: 'Aditivos', en: 'Addenda' }, tipo: 'dinheiro', total: true },
    { chave: 'liquidoCentavos', titulo: { br: 'Líquido', en: 'Net' }, tipo: 'dinheiro', total: true, peso: 1.2, principal: true },
    { chave: 'recebidoCentavos', titulo: { br: 'Recebido', en: 'Received' }, tipo: 'dinheiro', total: true, peso: 1.2 },
    { chave: 'saldoCentavos', titulo: { br: 'Em aberto', en: 'Open' }, tipo: 'dinheiro', total: true, peso: 1.2 },
    { chave: 'outrosCentavos', titulo: { br: 'Outros', en: 'Other' }, tipo: 'dinheiro', total: true },
    { ...situacao, soArquivo: true },
  ],
  tambem: ['contratoId', 'matriculaId', 'cursoId'],
  grupos: [{ chave: 'cursoId', rotulo: 'cursoNome' }],
  numeros: [
    { rotulo: { br: 'Contratos', en: 'Contracts' }, valor: 'linhas', tipo: 'inteiro', elo: contados },
    { rotulo: { br: 'Líquido', en: 'Net' }, valor: { soma: 'liquidoCentavos' }, tipo: 'dinheiro' },
    {
      rotulo: { br: 'Recebido', en: 'Received' },
      valor: { soma: 'recebidoCentavos' },
      tipo: 'dinheiro',
      tom: 'sucesso',
    },
    { rotulo: { br: 'Em aberto', en: 'Open' }, valor: { soma: 'saldoCentavos' }, tipo: 'dinheiro' },
  ],
  grafico: {
    titulo: { br: 'Recebido do valor líquido, por curso', en: 'Received of the net amount, by course' },
    chave: 'cursoId',
    rotulo: 'cursoNome',
    ordem: 'cursoPosicao',
    valor: { soma: 'recebidoCentavos' },
    de: { soma: 'liquidoCentavos' },
    tipo: 'dinheiro',
  },
  vazio,
});

/** Where a discount comes from. */
export const origensDoDesconto = definirLista(
  { valor: 'contrato', br: 'Contrato', en: 'Contract' },
  { valor: 'aditivo', br: 'Aditivo', en: 'Addendum' },
);

/** What each discount of a contract takes off. */
export const relatorioDescontos = defineRelatorio({
  nome: 'descontos-para-contratos',
  tela: 'relatorio-descontos-para-contratos',
  sobre: {
    br: 'Quanto cada desconto tira do contrato, parcela por parcela, já com os aditivos em vigor: os que eles incluíram, os que encerraram e os valores que mudaram. Parcela que já estava paga fica como foi contratada. Os condicionais só valem para quem paga em dia.',
    en: 'What each discount takes off the contract, installment by installment, under the addenda in force: those they brought in, those they ended and the amounts they changed. An installment paid before stays as contracted. Conditional ones hold only for on-time payment.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurma,
    ...filtroContratos,
    Tipo: { tipo: 'opcoes', lista: tiposDesconto, chave: 'tipo', rotulo: { br: 'Tipo de desconto', en: 'Discount type' }, fixo: true },
    Condicional: { tipo: 'booleano', chave: 'condicional', rotulo: { br: 'Só para quem paga em dia', en: 'Only if paid on time' } },
    ...filtroAluno,
  },
  colunas: [
    { chave: 'desconto', titulo: { br: 'Desconto', en: 'Discount' }, tipo: 'texto', peso: 1.8 },
    aluno,
    numero,
    turma,
    { chave: 'tipo', titulo: { br: 'Tipo', en: 'Type' }, tipo: 'opcao', opcoes: tiposDesconto },
    { chave: 'origem', titulo: { br: 'Vem de', en: 'Comes from' }, tipo: 'opcao', opcoes: origensDoDesconto, peso: 0.8 },
    { chave: 'quanto', titulo: { br: 'Desconto', en: 'Discount' }, tipo: 'texto', peso: 1.1 },
    { chave: 'parcelas', titulo: { br: 'Parcelas', en: 'Installments' }, tipo: 'inteiro', peso: 0.8 },
    { chave: 'incondicionalCentavos', titulo: { br: 'Incondicional', en: 'Unconditional' }, tipo: 'dinheiro', total: true, peso: 1.2 },
    { chave: 'condicionalCentavos', titulo: { br: 'Condicional', en: 'Conditional' }, tipo: 'dinheiro', total: true, peso: 1.2 },
    { chave: 'valorCentavos', titulo: { br: 'Total', en: 'Total' }, tipo: 'dinheiro', total: true, peso: 1.2, principal: true },
    { ...situacao, soArquivo: true },
  ],
  tambem: ['contratoId', 'matriculaId'],
  grupos: [{ chave: 'desconto', rotulo: 'desconto' }],
  numeros: [
    { rotulo: { br: 'Contratos com desconto', en: 'Contracts with discount' }, valor: { distintos: 'contratoId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Descontos', en: 'Discounts' }, valor: 'linhas', tipo: 'inteiro' },
    { rotulo: { br: 'Incondicionais', en: 'Unconditional' }, valor: { soma: 'incondicionalCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Condicionais', en: 'Conditional' }, valor: { soma: 'condicionalCentavos' }, tipo: 'dinheiro' },
  ],
  grafico: {
    titulo: { br: 'Valor por desconto', en: 'Amount by discount' },
    chave: 'desconto',
    rotulo: 'desconto',
    valor: { soma: 'valorCentavos' },
    tipo: 'dinheiro',
  },
  vazio: {
    titulo: { br: 'Nenhum desconto para este filtro', en: 'No discounts for this filter' },
    texto: {
      br: 'Os descontos entram nas linhas do contrato, antes da ativação, ou por aditivo depois dela.',
      en: 'Discounts are lines of a contract, before its activation, or come by an addendum after it.',
    },
    elo: { rotulo: { br: 'Abrir contratos', en: 'Open contracts' }, destino: { tela: 'contratos' } },
  },
});
