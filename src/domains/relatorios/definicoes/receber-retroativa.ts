import { rotulosSituacao } from '#domains/financeiro/titulos/situacoes.ts';
import type { Textos } from '#shared/erros.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { ColunaDeRelatorio, Destino, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { mesNaUrl } from './filtros-financeiros.ts';
import { figuras, filtrosDaPosicao, numeros, sobre, tela, titulos, vazio } from './posicao.ts';

/** The position title by title. */
export const receberRetroativa = defineRelatorio({
  nome: 'receber-retroativa',
  tela,
  aba: { chave: 'titulos', rotulo: { br: 'Títulos', en: 'Titles' } },
  sobre,
  filtros: filtrosDaPosicao,
  colunas: [
    {
      chave: 'numero',
      titulo: { br: 'Título', en: 'Title' },
      tipo: 'texto',
      peso: 1.2,
      elo: ({ tituloId }) => ({ tela: 'contas-a-receber', search: { abrir: Number(tituloId) } }),
    },
    {
      chave: 'pagadorNome',
      titulo: { br: 'Responsável', en: 'Payer' },
      tipo: 'texto',
      peso: 1.8,
      principal: true,
      elo: ({ pagadorId }) => ({ tela: 'contas-a-receber', search: { extrato: Number(pagadorId) } }),
    },
    { chave: 'alunoNome', titulo: { br: 'Aluno', en: 'Student' }, tipo: 'texto', soArquivo: true },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto', peso: 0.7 },
    { chave: 'dataEmissao', titulo: { br: 'Emissão', en: 'Issued' }, tipo: 'data', soArquivo: true },
    { chave: 'dataVencimento', titulo: { br: 'Vencimento', en: 'Due date' }, tipo: 'data', peso: 0.9 },
    {
      chave: 'situacao',
      titulo: { br: 'Situação na data', en: 'Status on the date' },
      tipo: 'opcao',
      opcoes: rotulosSituacao,
      soArquivo: true,
    },
    ...figuras.map((coluna): ColunaDeRelatorio => (coluna.chave === 'vencidoCentavos' ? { ...coluna, soArquivo: true } : coluna)),
    { chave: 'diasAtraso', titulo: { br: 'Dias de atraso', en: 'Days late' }, tipo: 'inteiro', soArquivo: true },
  ],
  tambem: ['tituloId', 'pagadorId'],
  numeros,
  vazio,
});

type Visao = {
  chave: string;
  rotulo: Textos;
  coluna: ColunaDeRelatorio;
  tambem: readonly string[];
  ordem?: string;
};

function visao({ chave, rotulo, coluna, tambem, ordem }: Visao) {
  return defineRelatorio({
    nome: `receber-retroativa-${chave}`,
    tela,
    aba: { chave, rotulo },
    sobre,
    filtros: filtrosDaPosicao,
    colunas: [coluna, { chave: 'titulos', titulo: { br: 'Títulos', en: 'Titles' }, tipo: 'inteiro', total: true, peso: 0.7 }, ...figuras],
    tambem,
    numeros,
    // Payers are too many to be bars.
    ...(ordem === undefined
      ? {}
      : {
          grafico: {
            titulo: { br: 'Vencido do saldo', en: 'Overdue of the balance' },
            chave: tambem[0] ?? coluna.chave,
            rotulo: coluna.chave,
            ordem,
            valor: { soma: 'vencidoCentavos' },
            de: { soma: 'saldoCentavos' },
            tipo: 'dinheiro' as const,
          },
        }),
    vazio,
  });
}

const nome = (chave: string, rotulo: Textos, elo: (linha: LinhaDeRelatorio, f: ValoresSoltos) => Destino | null): ColunaDeRelatorio => ({
  chave,
  titulo: rotulo,
  tipo: 'texto',
  peso: 2,
  principal: true,
  elo,
});

const [responsavel, turma, curso, mes] = [
  { br: 'Responsável', en: 'Payer' },
  { br: 'Turma', en: 'Class' },
  { br: 'Curso', en: 'Course' },
  { br: 'Mês do vencimento', en: 'Due month' },
];
/** The same position by payer, class, course and month due. */
export const receberRetroativaPagador = visao({
  chave: 'responsavel',
  rotulo: responsavel,
  coluna: nome('pagadorNome', responsavel, ({ pagadorId }, f) => titulos(f, { pagador: Number(pagadorId) })),
  tambem: ['pagadorId'],
});
export const receberRetroativaTurma = visao({
  chave: 'turma',
  rotulo: turma,
  coluna: nome('turmaNome', turma, ({ turmaId }, f) => (turmaId === null ? null : titulos(f, { turma: Number(turmaId) }))),
  tambem: ['turmaId', 'posicao'],
  ordem: 'posicao',
});
export const receberRetroativaCurso = visao({
  chave: 'curso',
  rotulo: curso,
  coluna: nome('cursoNome', curso, ({ cursoId }, f) => (cursoId === null ? null : titulos(f, { curso: Number(cursoId) }))),
  tambem: ['cursoId', 'posicao'],
  ordem: 'posicao',
});
export const receberRetroativaMes = visao({
  chave: 'mes',
  rotulo: mes,
  coluna: {
    ...nome('mes', mes, (linha, f) => titulos(f, { vencimento: mesNaUrl(String(linha['mes']), f['Vencimento']) ?? undefined })),
    tipo: 'mes',
  },
  tambem: [],
  ordem: 'mes',
});
