import { rotulosPedido } from '#domains/academico/bolsas/situacoes.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { filtroAluno, filtrosDaEstrutura, filtroTurma } from './filtros.ts';

/** How many minimum wages a head earns: the limits of the law, whatever brackets the school has. */
export const trechosDeRenda = definirLista(
  { valor: 'ate_meio', br: 'Até 0,5 salário', en: 'Up to 0.5 wage' },
  { valor: 'ate_um_e_meio', br: 'De 0,5 a 1,5', en: '0.5 to 1.5' },
  { valor: 'ate_tres', br: 'De 1,5 a 3', en: '1.5 to 3' },
  { valor: 'acima', br: 'Acima de 3', en: 'Above 3' },
);

/** Scholarships asked for: the income of the family, and what was decided. Each reading leaves who read it. */
export const relatorioFichaSocioeconomica = defineRelatorio({
  nome: 'ficha-socioeconomica',
  tela: 'relatorio-ficha-socioeconomica',
  sobre: {
    br: 'Pedidos de bolsa do ano com a renda por pessoa da família na data da ficha. Cada consulta e cada arquivo ficam registrados no histórico de alterações.',
    en: 'Scholarships asked for in the year, with the income a head of the family on the day of its form. Each reading and each file is recorded in the change history.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurma,
    Renda: { tipo: 'opcoes', lista: trechosDeRenda, chave: 'renda', rotulo: { br: 'Renda por pessoa', en: 'Income a head' }, fixo: true },
    Situacao: { tipo: 'opcoes', lista: rotulosPedido, chave: 'sit', rotulo: { br: 'Decisão', en: 'Decision' }, fixo: true },
    ...filtroAluno,
  },
  colunas: [
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.2 },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto' },
    {
      chave: 'alunoNome',
      titulo: { br: 'Aluno', en: 'Student' },
      tipo: 'texto',
      peso: 2.2,
      principal: true,
      elo: ({ pedidoId }) => ({ tela: 'bolsa', params: { id: Number(pedidoId) } }),
    },
    { chave: 'membros', titulo: { br: 'Pessoas', en: 'People' }, tipo: 'inteiro', peso: 0.7 },
    { chave: 'rendaCentavos', titulo: { br: 'Renda da família', en: 'Family income' }, tipo: 'dinheiro', peso: 1.2 },
    { chave: 'perCapitaCentavos', titulo: { br: 'Por pessoa', en: 'A head' }, tipo: 'dinheiro', peso: 1.1 },
    { chave: 'salarios', titulo: { br: 'Salários', en: 'Wages' }, tipo: 'decimal', inteira: true, peso: 0.8 },
    { chave: 'trecho', titulo: { br: 'Renda por pessoa', en: 'Income a head' }, tipo: 'opcao', opcoes: trechosDeRenda, soArquivo: true },
    { chave: 'faixaNome', titulo: { br: 'Faixa', en: 'Bracket' }, tipo: 'texto', peso: 1.2 },
    { chave: 'solicitado', titulo: { br: 'Pedido', en: 'Asked' }, tipo: 'percentual', peso: 0.8 },
    { chave: 'situacao', titulo: { br: 'Decisão', en: 'Decision' }, tipo: 'opcao', opcoes: rotulosPedido, peso: 1.3, principal: true },
    { chave: 'concedido', titulo: { br: 'Concedido', en: 'Granted' }, tipo: 'percentual', peso: 0.9 },
    { chave: 'encerradaDesde', titulo: { br: 'Encerrada desde', en: 'Ended from' }, tipo: 'data', soArquivo: true },
    { chave: 'documentos', titulo: { br: 'Documentos', en: 'Documents' }, tipo: 'inteiro', peso: 1.1 },
    { chave: 'concedidas', titulo: { br: 'Concedidas', en: 'Granted' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'integrais', titulo: { br: 'Integrais', en: 'Full' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'indeferidas', titulo: { br: 'Indeferidas', en: 'Refused' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'emAnalise', titulo: { br: 'Em análise', en: 'In analysis' }, tipo: 'inteiro', total: true, soArquivo: true },
    {
      chave: 'outras',
      titulo: { br: 'Encerradas e canceladas', en: 'Ended and withdrawn' },
      tipo: 'inteiro',
      total: true,
      soArquivo: true,
    },
  ],
  tambem: ['pedidoId', 'cursoId'],
  grupos: [{ chave: 'cursoId', rotulo: 'cursoNome' }],
  numeros: [
    { rotulo: { br: 'Pedidos', en: 'Requests' }, valor: 'linhas', tipo: 'inteiro' },
    { rotulo: { br: 'Concedidas', en: 'Granted' }, valor: { soma: 'concedidas' }, tipo: 'inteiro', tom: 'sucesso' },
    { rotulo: { br: 'Das quais integrais', en: 'Of which full' }, valor: { soma: 'integrais' }, tipo: 'inteiro' },
    { rotulo: { br: 'Em análise', en: 'In analysis' }, valor: { soma: 'emAnalise' }, tipo: 'inteiro' },
    { rotulo: { br: 'Indeferidas', en: 'Refused' }, valor: { soma: 'indeferidas' }, tipo: 'inteiro' },
    { rotulo: { br: 'Encerradas e canceladas', en: 'Ended and withdrawn' }, valor: { soma: 'outras' }, tipo: 'inteiro' },
  ],
  grafico: {
    titulo: { br: 'Bolsas concedidas por curso', en: 'Scholarships granted by course' },
    chave: 'cursoId',
    rotulo: 'cursoNome',
    ordem: 'cursoPosicao',
    valor: { soma: 'concedidas' },
    de: 'linhas',
    tipo: 'inteiro',
  },
  vazio: {
    titulo: { br: 'Nenhum pedido de bolsa neste filtro', en: 'No scholarships asked for in this filter' },
    texto: { br: 'Os pedidos partem da ficha socioeconômica da família.', en: 'Requests start from the socioeconomic form of the family.' },
    elo: { rotulo: { br: 'Abrir bolsas', en: 'Open scholarships' }, destino: { tela: 'bolsas' } },
  },
});
