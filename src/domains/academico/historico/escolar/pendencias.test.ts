import { describe, expect, test } from 'vitest';
import type { AnoDoHistorico, AnoSemFechamento } from './conteudo.ts';
import { anoDoParcial, type FatosDoHistorico, pendenciasDe, recusaDe } from './pendencias.ts';
import type { Cursos } from './sequencia.ts';

const fundamental = [6, 7, 8, 9].map((serie) => ({
  id: serie,
  nome: `${serie}º ano`,
  segmentacao: 'Fundamental II',
  proximoId: serie === 9 ? null : serie + 1,
  comNotas: true,
}));
const cursos: Cursos = new Map(fundamental.map((curso) => [curso.id, curso]));
const cursoDe = (serie: number) => ({ id: serie, nome: `${serie}º ano`, segmentacao: 'Fundamental II' });

const ano = (em: number, serie: number, partes: Partial<AnoDoHistorico> = {}): AnoDoHistorico => ({
  origem: { tipo: 'fechamento', matriculaId: em, turmaId: em },
  ano: em,
  serie: `${serie}º ano`,
  turma: 'A',
  curso: cursoDe(serie),
  escola: { nossa: true, nome: 'Colégio Exemplo', cidade: 'Belém', uf: 'PA' },
  cargaHoraria: 800,
  diasLetivos: 200,
  frequencia: '95',
  resultado: 'Aprovado',
  passou: true,
  escala: null,
  observacao: null,
  disciplinas: [],
  ...partes,
});
const digitado = (em: number, serie: number, partes: Partial<AnoDoHistorico> = {}) =>
  ano(em, serie, {
    origem: { tipo: 'digitado', id: em, versao: 1 },
    escola: { nossa: false, nome: 'Outra', cidade: 'Belém', uf: 'PA' },
    ...partes,
  });
const aberto = (em: number, serie: number, movimento: string): AnoSemFechamento => ({
  matriculaId: em,
  turmaId: em,
  ano: em,
  curso: cursoDe(serie),
  turma: `${serie}º A`,
  movimento,
  dataSaida: movimento === 'ativa' ? null : `${em}-06-10`,
});
const fatos = (
  anos: AnoDoHistorico[],
  semFechamento: AnoSemFechamento[] = [],
  partes: Partial<FatosDoHistorico> = {},
): FatosDoHistorico => ({
  alunoId: 1,
  escola: {
    nome: 'Colégio Exemplo',
    cnpj: null,
    inep: '15000001',
    endereco: null,
    cidade: 'Belém',
    uf: 'PA',
    telefone: null,
    email: null,
    mantenedora: null,
    atos: 'Portaria 1',
  },
  assinaturas: { diretorNome: 'Helena', diretorRegistro: null, secretarioNome: 'Marta', secretarioRegistro: null },
  aluno: {
    nome: 'Ana',
    dataNascimento: '2012-05-10',
    naturalidade: 'Belém',
    naturalidadeUf: 'PA',
    nacionalidade: 'brasileira',
    cpf: '52998224725',
    rg: '123',
    rgOrgaoEmissor: null,
    certidao: null,
    filiacao: ['Rita'],
    codigo: 1,
  },
  observacoes: null,
  anos,
  semFechamento,
  emVigor: [],
  ...partes,
});
const codigos = (f: FatosDoHistorico, tipo: 'completo' | 'parcial' = 'completo') =>
  pendenciasDe(tipo, f, cursos).map(({ erro, bloqueia }) => `${bloqueia ? '!' : ''}${erro.code}`);

describe('what stands in the way', () => {
  test('nothing, of who has every year since the first grade', () => {
    expect(codigos(fatos([ano(2023, 6), ano(2024, 7), ano(2025, 8)]))).toEqual([]);
  });

  test('a grade that no year tells blocks and is named; a year out of school only warns', () => {
    const semSetimo = fatos([ano(2023, 6), ano(2025, 8)]);
    expect(codigos(semSetimo)).toEqual(['!HISTORICO_SERIE_FALTANDO']);
    expect(recusaDe('Ana', pendenciasDe('completo', semSetimo, cursos))?.mensagem('br')).toContain('Entre 2023 e 2025 falta: 7º ano.');
    expect(codigos(fatos([ano(2022, 6), ano(2024, 7)]))).toEqual(['HISTORICO_LACUNA']);
  });

  test('who left a grade half way elsewhere and is found in the next one ended it somewhere', () => {
    expect(codigos(fatos([digitado(2023, 6, { passou: null }), ano(2024, 7)]))).toEqual(['!HISTORICO_SERIE_FALTANDO']);
    expect(codigos(fatos([digitado(2023, 6, { passou: null }), ano(2023, 6), ano(2024, 7)]))).toEqual([]);
    expect(codigos(fatos([ano(2023, 6, { passou: false }), ano(2024, 6), ano(2025, 7)]))).toEqual([]);
  });

  test('an old year of ours that is not closed blocks, unless it was typed in; the year that goes on does not', () => {
    expect(codigos(fatos([ano(2024, 6)], [aberto(2025, 7, 'ativa')]))).toEqual([]);
    expect(codigos(fatos([ano(2023, 6), ano(2025, 8)], [aberto(2024, 7, 'concluida')]))).toEqual([
      '!HISTORICO_ANO_NAO_FECHADO',
      '!HISTORICO_SERIE_FALTANDO',
    ]);
    expect(codigos(fatos([ano(2023, 6), digitado(2024, 7), ano(2025, 8)], [aberto(2024, 7, 'transferida')]))).toEqual([]);
  });

  test('who left before the closing is led to the partial paper, which who studies may have too', () => {
    const saiu = fatos([ano(2024, 6)], [aberto(2025, 7, 'transferida')]);
    expect(codigos(saiu)).toEqual(['!HISTORICO_SAIU_ANTES_DO_FIM']);
    expect(codigos(saiu, 'parcial')).toEqual([]);
    expect(anoDoParcial(saiu)?.ano).toBe(2025);
    expect(codigos(fatos([], [aberto(2025, 6, 'ativa')]), 'parcial')).toEqual([]);
    expect(codigos(fatos([ano(2025, 6)]), 'parcial')).toEqual(['!HISTORICO_SEM_ANO_EM_CURSO']);
  });

  test('a year told twice, one without a result, no signatures and no school', () => {
    const repetido = digitado(2024, 6, { escola: { nossa: true, nome: 'Colégio Exemplo', cidade: null, uf: null } });
    expect(codigos(fatos([repetido, ano(2024, 6)]))).toEqual(['!HISTORICO_ANO_REPETIDO']);
    expect(codigos(fatos([ano(2024, 6, { passou: null })]))).toEqual(['!HISTORICO_ANO_SEM_RESULTADO']);
    const ninguem = { diretorNome: null, diretorRegistro: null, secretarioNome: null, secretarioRegistro: null };
    const semEscola = fatos([ano(2024, 6)], [], { assinaturas: ninguem });
    expect(codigos({ ...semEscola, escola: { ...semEscola.escola, nome: '' } })).toEqual([
      '!HISTORICO_SEM_ESCOLA',
      '!HISTORICO_SEM_ASSINATURAS',
    ]);
  });
});

describe('what is worth knowing and stands in the way of nothing', () => {
  test('what the registers lack, in one sentence each', () => {
    const base = fatos([ano(2024, 6)]);
    const pobre = {
      ...base,
      aluno: { ...base.aluno, naturalidade: null, rg: null, filiacao: [] },
      escola: { ...base.escola, inep: null, atos: null },
    };
    expect(pendenciasDe('completo', pobre, cursos).map(({ erro }) => erro.mensagem('br'))).toEqual([
      'No cadastro do aluno falta: naturalidade, RG ou certidão, filiação. O papel sai sem isso.',
      'Da escola falta: código INEP, atos de autorização. O papel sai sem isso.',
    ]);
  });

  test('a transcript that begins late, a grade that is none of ours, a subject without hours', () => {
    const disciplinas = [
      { disciplinaId: 1, nome: 'Matemática', parte: 'bncc' as const, ordem: 1, aproveitamento: '8,0', cargaHoraria: null, faltas: null },
    ];
    expect(codigos(fatos([ano(2024, 7)]))).toEqual(['HISTORICO_COMECA_TARDE']);
    expect(codigos(fatos([digitado(2023, 5, { curso: null }), ano(2024, 6, { disciplinas })]))).toEqual([
      'HISTORICO_SERIE_SEM_CURSO',
      'HISTORICO_SEM_CARGA_HORARIA',
    ]);
  });
});
