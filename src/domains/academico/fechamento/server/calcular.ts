import {
  frequencia,
  noAnoInteiro,
  type Presencas,
  resultadoDoAluno,
  type ResultadoDoAluno,
} from '#domains/academico/estrutura/criterio/aluno.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { SituacaoDaDisciplina } from '#domains/academico/estrutura/criterio/disciplina.ts';
import { conceitoDaMedia, mediaDaEtapa } from '#domains/academico/estrutura/criterio/etapa.ts';
import { criteriosDosAlunos, type DisciplinaComMedias, type MediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import type { ADar } from '#domains/academico/diario/frequencia/server/door.ts';
import type { FaltaDoAluno } from '../pendencias.ts';
import type { DataCivil } from '#shared/datas.ts';

/** As a row of `resultados_disciplinas` holds it. */
export type ResultadoDaDisciplina = {
  matriculaId: number;
  turmaDisciplinaId: number;
  media: string | null;
  conceito: string | null;
  mediaFinal: string | null;
  situacao: SituacaoDaDisciplina | null;
  dadas: number | null;
  faltas: number | null;
  justificadas: number | null;
  entradas: unknown;
};
/** As a row of `resultados_alunos` holds it. */
export type ResultadoDoAlunoNaTurma = Presencas & { matriculaId: number; frequencia: string | null; resultado: ResultadoDoAluno | null };
export type Resultados = {
  disciplinas: ResultadoDaDisciplina[];
  alunos: ResultadoDoAlunoNaTurma[];
  /** What keeps a year from closing, by student. */
  faltam: ReadonlyMap<number, readonly FaltaDoAluno[]>;
  /** Who the council let pass, and why. */
  conselho: ReadonlyMap<number, string>;
  /** Of a year, what each has without the council, and whether it may let him pass. */
  paraOConselho: ReadonlyMap<number, ParaOConselho>;
};
export type ParaOConselho = { resultado: ResultadoDoAluno; reprovadas: readonly string[]; podeAprovar: boolean };

/** What students were given and missed: of one subject (null: the course counts days) and all together. */
export type PresencasDosAlunos = {
  daDisciplina: (matriculaId: number, disciplinaId: number) => Presencas | null;
  doAluno: (matriculaId: number) => Presencas;
};
type Etapa = { id: number; dataInicio: DataCivil; dataFim: DataCivil };

const seu = (criterio: Criterio, media: string | null): string | null =>
  criterio.tipo === 'conceito' && media !== null ? conceitoDaMedia(criterio, media) : null;
const presencasDe = (presencas: Presencas | null) => ({
  dadas: presencas?.dadas ?? null,
  faltas: presencas?.faltas ?? null,
  justificadas: presencas?.justificadas ?? null,
});

/** What an etapa came to for those whose results are of this class: here, for what was brought may be typed when the etapa is closed. */
export function calcularEtapa(
  { criterio, alunos, etapas, disciplinas }: MediasDaTurma,
  { etapa, matriculas, presencas }: { etapa: Etapa; matriculas: readonly number[]; presencas: PresencasDosAlunos },
): Resultados {
  const criterioDe = criteriosDosAlunos({ criterio, alunos });
  const i = etapas.findIndex(({ id }) => id === etapa.id);
  // Of a subject that began again, the result is of what ran in the etapa last: what comes later does not move it.
  const dadas = disciplinas.flatMap((d) => {
    const ultimo = d.periodos.findLast((p) => (p.dataInicio ?? '') <= etapa.dataFim && (p.dataFim ?? '9999') >= etapa.dataInicio);
    return ultimo ? [{ ...d, turmaDisciplinaId: ultimo.turmaDisciplinaId }] : [];
  });
  return {
    faltam: new Map(),
    conselho: new Map(),
    paraOConselho: new Map(),
    disciplinas: matriculas.flatMap((matriculaId) =>
      dadas.map((d) => {
        const suas = d.alunos.get(matriculaId);
        const daEtapa = suas?.etapas[i];
        const criterioDele = criterioDe(matriculaId);
        const media = (daEtapa?.deOrigem ? mediaDaEtapa(criterioDele, suas?.entradas[i] ?? []) : daEtapa)?.valor ?? null;
        return {
          matriculaId,
          turmaDisciplinaId: d.turmaDisciplinaId,
          media,
          conceito: seu(criterio, media),
          mediaFinal: null,
          situacao: null,
          ...presencasDe(presencas.daDisciplina(matriculaId, d.disciplinaId)),
          entradas: { avaliacoes: suas?.entradas[i] ?? [] },
        };
      }),
    ),
    alunos: matriculas.map((matriculaId) => {
      const suas = presencas.doAluno(matriculaId);
      return { matriculaId, ...suas, frequencia: frequencia(criterioDe(matriculaId), suas).valor, resultado: null };
    }),
  };
}

type Ano = {
  matriculas: readonly number[];
  presencas: PresencasDosAlunos;
  aDar: ADar;
  conselho: Resultados['conselho'];
};

/**
 * What the year came to. A subject in which a student has no average of any etapa, because he was excused from it or sat in no evaluation of
 * it, does not judge him; who has none in any has no result.
 */
export function calcularAno(medias: MediasDaTurma, ano: Ano): Resultados {
  const { etapas } = medias;
  const { matriculas, presencas, aDar, conselho } = ano;
  const criterioDe = criteriosDosAlunos(medias);
  const todasFechadas = etapas.length > 0 && etapas.every(({ fechada }) => fechada);
  const faltam = new Map<number, FaltaDoAluno[]>();
  const paraOConselho = new Map<number, ParaOConselho>();
  const resultados: Resultados = { disciplinas: [], alunos: [], faltam, conselho, paraOConselho };
  for (const matriculaId of matriculas) {
    const criterio = criterioDe(matriculaId);
    const suas = medias.disciplinas.flatMap((d) => doAno(criterio, d, matriculaId, ano) ?? []);
    const doAluno = presencas.doAluno(matriculaId);
    const { valor, basta } = frequencia(criterio, noAnoInteiro(doAluno, aDar.ano));
    const disciplinas = suas.filter(({ linha }) => linha.situacao !== null).map(({ julgada }) => julgada);
    const julgar = (aprova: boolean): ResultadoDoAluno =>
      resultadoDoAluno(criterio, { todasFechadas, frequenciaBasta: basta, disciplinas, conselho: aprova }).resultado;
    const [sem, com] = [julgar(false), julgar(true)];
    const resultado = conselho.has(matriculaId) ? com : sem;
    paraOConselho.set(matriculaId, {
      resultado: sem,
      reprovadas: disciplinas.filter((d) => d.contaPromocao && d.situacao === 'reprovado_por_nota').map(({ nome }) => nome),
      podeAprovar: com === 'aprovado_pelo_conselho',
    });
    resultados.disciplinas.push(...suas.map(({ linha }) => linha));
    resultados.alunos.push({ matriculaId, ...doAluno, frequencia: valor, resultado });
    const suasFaltas: FaltaDoAluno[] = [];
    // Who fails by absence is failed by no mark.
    if (resultado !== 'reprovado_por_falta' && suas.some(({ faltaRecuperacao, julgada }) => faltaRecuperacao && julgada.contaPromocao))
      suasFaltas.push('recuperacoesFaltando');
    if (todasFechadas && conselho.has(matriculaId) && resultado !== 'aprovado_pelo_conselho') suasFaltas.push('decisoesSemEfeito');
    if (suasFaltas.length > 0) faltam.set(matriculaId, suasFaltas);
  }
  return resultados;
}

function doAno(criterio: Criterio, d: DisciplinaComMedias, matriculaId: number, { presencas, aDar }: Pick<Ano, 'presencas' | 'aDar'>) {
  const ano = d.alunos.get(matriculaId)?.ano;
  if (!ano) return null;
  const { resultado, notas, etapas } = ano;
  const daDisciplina = presencas.daDisciplina(matriculaId, d.disciplinaId);
  // Averages of which the formula of the course makes nothing yet are no missing ones: the subject is still under way.
  const semMedia = criterio.tipo !== 'parecer' && resultado.parcial === null && etapas.every(({ media }) => media === null);
  const { situacao } = resultado;
  const linha: ResultadoDaDisciplina = {
    matriculaId,
    turmaDisciplinaId: d.turmaDisciplinaId,
    media: ano.parcial.valor,
    conceito: seu(criterio, resultado.final ?? resultado.parcial),
    mediaFinal: resultado.final,
    situacao: semMedia ? null : situacao,
    ...presencasDe(daDisciplina),
    entradas: { etapas, recuperacaoFinal: notas.recuperacaoFinal ?? null, exame: notas.exame ?? null, contaPromocao: d.contaPromocao },
  };
  const frequenciaBasta =
    daDisciplina === null || frequencia(criterio, noAnoInteiro(daDisciplina, aDar.disciplinas[d.disciplinaId] ?? null)).basta;
  return {
    linha,
    faltaRecuperacao: ano.faltaRecuperacao,
    julgada: { nome: d.disciplina, contaPromocao: d.contaPromocao, situacao, frequenciaBasta },
  };
}
