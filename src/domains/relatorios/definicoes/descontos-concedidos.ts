import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { buscaCom } from '#shared/relatorios/busca.ts';
import { filtroCurso, filtroPessoa, filtroTurmaQualquer } from './filtros-financeiros.ts';

/** What made a family pay less than the price. */
export const naturezasDoDesconto = definirLista(
  { valor: 'incondicional', br: 'Desconto do contrato', en: 'Contract discount' },
  { valor: 'pontualidade', br: 'Pagamento em dia', en: 'Paid on time' },
  { valor: 'dispensa', br: 'Multa e juros dispensados', en: 'Fine and interest waived' },
  { valor: 'principal', br: 'Principal dispensado', en: 'Principal waived' },
  { valor: 'arredondamento', br: 'Arredondamento', en: 'Rounding' },
);

/** The discounts of one nature under the same filters; none where the filter leaves that nature out. */
function daNatureza(f: ValoresSoltos, natureza: string): Destino | null {
  const escolhidas = f['Natureza'];
  if (Array.isArray(escolhidas) && !escolhidas.includes(natureza)) return null;
  const comuns = { periodo: 'Periodo', turma: 'TurmaId', curso: 'CursoId', q: 'Nome' };
  return { tela: 'financeiro-relatorios', search: { aba: 'descontos', ...buscaCom(f, comuns, { natureza }) } };
}

/** What the school did not charge, title by title. */
export const descontosConcedidos = defineRelatorio({
  nome: 'descontos-concedidos',
  tela: 'financeiro-relatorios',
  aba: { chave: 'descontos', rotulo: { br: 'Descontos concedidos', en: 'Discounts granted' } },
  sobre: {
    br: 'O desconto do contrato conta no vencimento do título; o de quem pagou em dia, no dia do pagamento; multa e juros dispensados, no dia da dispensa; o principal dispensado e o arredondado ao quitar, no dia do pagamento. Títulos cancelados, recebimentos estornados e dispensas revogadas não contam.',
    en: 'A contract discount counts on the due date of its title; that of who paid on time, on the day of payment; fine and interest waived, on the day of the waiver; principal waived or rounded when settling, on the day of payment. Cancelled titles, reversed receipts and revoked waivers do not count.',
  },
  filtros: {
    Periodo: {
      tipo: 'datas',
      padrao: 'mesCorrente',
      obrigatorio: true,
      chave: 'periodo',
      rotulo: { br: 'Período', en: 'Period' },
      fixo: true,
    },
    Natureza: { tipo: 'opcoes', lista: naturezasDoDesconto, chave: 'natureza', rotulo: { br: 'Natureza', en: 'Nature' }, fixo: true },
    ...filtroTurmaQualquer,
    ...filtroCurso,
    ...filtroPessoa,
  },
  colunas: [
    { chave: 'natureza', titulo: { br: 'Natureza', en: 'Nature' }, tipo: 'opcao', opcoes: naturezasDoDesconto, peso: 1.4 },
    {
      chave: 'numero',
      titulo: { br: 'Título', en: 'Title' },
      tipo: 'texto',
      elo: ({ tituloId }) => ({ tela: 'contas-a-receber', search: { abrir: Number(tituloId) } }),
    },
    { chave: 'alunoNome', titulo: { br: 'Aluno', en: 'Student' }, tipo: 'texto', peso: 1.8, principal: true },
    { chave: 'pagadorNome', titulo: { br: 'Responsável', en: 'Payer' }, tipo: 'texto', peso: 1.8 },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto', peso: 0.8 },
    { chave: 'dia', titulo: { br: 'Dia', en: 'Day' }, tipo: 'data' },
    { chave: 'valorCentavos', titulo: { br: 'Desconto', en: 'Discount' }, tipo: 'dinheiro', total: true, principal: true },
  ],
  tambem: ['tituloId'],
  grupos: [{ chave: 'natureza', rotulo: 'natureza' }],
  numeros: [
    { rotulo: { br: 'Descontos', en: 'Discounts' }, valor: { soma: 'valorCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'Do contrato', en: 'Of contracts' }, valor: { soma: 'incondicionalCentavos' }, tipo: 'dinheiro' },
    { rotulo: { br: 'De quem pagou em dia', en: 'Of who paid on time' }, valor: { soma: 'pontualidadeCentavos' }, tipo: 'dinheiro' },
    {
      rotulo: { br: 'Multa e juros dispensados', en: 'Fine and interest waived' },
      valor: { soma: 'dispensaCentavos' },
      tipo: 'dinheiro',
      elo: (f) => daNatureza(f, 'dispensa'),
    },
    {
      rotulo: { br: 'Principal dispensado', en: 'Principal waived' },
      valor: { soma: 'principalCentavos' },
      tipo: 'dinheiro',
      elo: (f) => daNatureza(f, 'principal'),
    },
  ],
  grafico: {
    titulo: { br: 'Descontos por turma', en: 'Discounts by class' },
    chave: 'turmaNome',
    rotulo: 'turmaNome',
    valor: { soma: 'valorCentavos' },
    tipo: 'dinheiro',
  },
  vazio: {
    titulo: { br: 'Nenhum desconto neste período', en: 'No discounts in this period' },
    texto: { br: 'Escolha outro período ou retire um filtro.', en: 'Choose another period or remove a filter.' },
    elo: { rotulo: { br: 'Abrir descontos', en: 'Open discounts' }, destino: { tela: 'descontos' } },
  },
});
