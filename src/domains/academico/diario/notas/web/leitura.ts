import type { RespostaCliente } from '#shared/endpoint.ts';
import { type EstadoDaCelulaDeNota, estadosDaGrade } from './estados.ts';
import type { LinhaGravada, TipoDeCelula } from '#platform/web/grade/index.ts';
import { naForma } from '#platform/web/grade/index.ts';
import type { notasApi } from '../api.ts';
import { anoDoAluno, type AnoDoAluno, avaliacoesDoAluno, type EtapaDoAluno, mediaDoAluno, notasDoFim } from '../montar.ts';
import { casasDaNota, type Valor } from '../valores.ts';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { type Falta, faltaNaEtapa, faltaNoAno } from '#domains/academico/estrutura/criterio/quanto-falta.ts';

export type GradeDeNotas = RespostaCliente<typeof notasApi.obterGradeDeNotas>;
export type AvaliacaoDaTela = GradeDeNotas['avaliacoes'][number];
export type AlunoDaTela = GradeDeNotas['alunos'][number];
type Ler = (coluna: string) => Valor;

export const semZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** What a cell of an evaluation takes under the criterion of the course. */
export function tipoDaCelula(
  { criterio }: Pick<GradeDeNotas, 'criterio'>,
  { valorMaximo }: Pick<AvaliacaoDaTela, 'valorMaximo'>,
): TipoDeCelula {
  const { conceitos, estados }: { conceitos: EstadoDaCelulaDeNota[]; estados: EstadoDaCelulaDeNota[] } = estadosDaGrade(criterio);
  if (criterio.tipo === 'conceito') return { tipo: 'opcao', estados: [...conceitos, ...estados] };
  return { tipo: 'numero', casas: casasDaNota(criterio), minimo: '0', maximo: semZeros(valorMaximo), estados };
}

/** The rows as the grid holds them. */
export function linhasGravadas(grade: GradeDeNotas): LinhaGravada[] {
  const tipos = new Map(grade.avaliacoes.map((a) => [a.id, tipoDaCelula(grade, a)]));
  const vazias = Object.fromEntries(grade.avaliacoes.map(({ id }) => [String(id), null]));
  const valores = new Map(grade.alunos.map((a): [number, Record<string, Valor>] => [a.matriculaId, { ...vazias }]));
  for (const { avaliacaoId, matriculaId, valor } of grade.notas) {
    const [suas, tipo] = [valores.get(matriculaId), tipos.get(avaliacaoId)];
    if (suas && tipo) suas[avaliacaoId] = naForma(tipo, valor);
  }
  return [...valores].map(([id, suas]) => ({ id: String(id), versao: 1, valores: suas }));
}

export type ContaDoAluno = { criterio: Criterio; daEtapa: EtapaDoAluno | null; ano: AnoDoAluno };

/** Everything computed of one student, with the marks as they stand in the grid: by the functions that the server computes by. */
export function contaDoAluno(grade: GradeDeNotas, aluno: AlunoDaTela, ler: Ler): ContaDoAluno {
  const { etapaId, avaliacoes } = grade;
  const criterio = criterioDoAluno(grade.criterio, aluno.planoAdaptado);
  const nota = (id: number): Valor => ler(String(id));
  const origem = aluno.origens[grade.etapas.findIndex(({ id }) => id === etapaId)] ?? null;
  const daEtapa = etapaId === null ? null : mediaDoAluno(criterio, avaliacoes, nota, aluno.lugares, origem);
  const etapas = grade.etapas.map((etapa, i) => {
    const emVista = etapa.id === etapaId;
    const deOrigem = emVista ? daEtapa?.deOrigem : aluno.origens[i];
    return {
      ...etapa,
      media: emVista ? (daEtapa?.valor ?? null) : (aluno.medias[i] ?? null),
      ...(deOrigem ? { deOrigem: true as const } : {}),
      recuperacoes: emVista ? (daEtapa?.recuperacoes ?? []) : (aluno.recuperacoes[i] ?? []),
    };
  });
  const doFim = etapaId === null ? notasDoFim(criterio, avaliacoes, nota) : aluno.finais;
  return { criterio, daEtapa, ano: anoDoAluno(criterio, etapas, doFim, aluno.lugares) };
}

/** What one student still needs: in the etapa in sight, as long as it takes marks, and in the year, by all that is open in it. */
export function faltasDoAluno(grade: GradeDeNotas, aluno: AlunoDaTela, ler: Ler): Falta[] {
  const { criterio, daEtapa, ano } = contaDoAluno(grade, aluno, ler);
  if (ano.notas.saiu) return [];
  // What was brought waits for no mark.
  const emVista =
    grade.fechada || daEtapa?.deOrigem ? null : avaliacoesDoAluno(criterio, grade.avaliacoes, (id) => ler(String(id)), aluno.lugares);
  const etapas = ano.etapas.map((etapa, i) => {
    const [isEmVista, fechada] = [grade.etapas[i]?.id === grade.etapaId, grade.etapas[i]?.fechada ?? false];
    const avaliacoes = isEmVista ? emVista : (aluno.emAberto[i] ?? null);
    return { ...etapa, fechada: fechada || (isEmVista && grade.fechada), ...(avaliacoes ? { avaliacoes } : {}) };
  });
  const naEtapa = grade.etapaId !== null && emVista ? faltaNaEtapa(criterio, emVista) : null;
  return [naEtapa, faltaNoAno(criterio, etapas, ano.notas)].flatMap((falta) => falta ?? []);
}
