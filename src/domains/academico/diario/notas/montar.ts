import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import {
  anoDaDisciplina,
  type EtapaCalculada,
  type NotasFinais,
  type ResultadoDaDisciplina,
} from '#domains/academico/estrutura/criterio/disciplina.ts';
import type { Calculo } from '#domains/academico/estrutura/criterio/calculo.ts';
import {
  type AvaliacaoDada,
  type Marca,
  type MediaDaEtapa,
  mediaDaEtapa,
  type NotaDada,
  type NotaDeOrigem,
} from '#domains/academico/estrutura/criterio/etapa.ts';
import { comparar, fracao } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { DataCivil } from '#shared/datas.ts';
import { notaDe, type Valor } from './valores.ts';

export type AvaliacaoDaGrade = {
  id: number;
  etapaId: number | null;
  papel: 'avaliacao' | 'recuperacao' | 'segunda_chamada' | 'recuperacao_final' | 'exame';
  nome: string;
  dataAvaliacao: DataCivil;
  valorMaximo: string;
  peso: string;
  substituiId: number | null;
  /** The class in which it was given, when another: it came along with somebody who has a mark of it. */
  outraTurma: string | null;
};
/** Days on which a student sits in the class; without end while he does. */
export type Lugar = { inicio: DataCivil; fim: DataCivil | null };
export type EtapaDaGrade = { id: number; nome: string; peso: string; fechada: boolean };
type LerNota = (avaliacaoId: number) => Valor;
type MarcaDada = Marca & { nota: NotaDada };
/** An evaluation as the one function takes it, with the mark that a student has in it. */
export type AvaliacaoComNota = Omit<AvaliacaoDada, 'nota' | 'segundaChamada' | 'recuperacoes'> &
  MarcaDada & { segundaChamada?: MarcaDada; recuperacoes?: MarcaDada[] };

/** Whether a student was in the class on a day. */
export const estavaEm = (lugares: readonly Lugar[], dia: DataCivil): boolean =>
  lugares.some(({ inicio, fim }) => inicio <= dia && (fim === null || dia <= fim));
/** Whether he left the school, or this class for another: his year is not judged here. */
export const saiuDaTurma = (lugares: readonly Pick<Lugar, 'fim'>[]): boolean => lugares.every(({ fim }) => fim !== null);

/**
 * The evaluations of an etapa as they count for one student, each with what replaces it: those of the class, and of another those that he has
 * a mark of. From what was given when he had no place in the class he is excused.
 */
export function avaliacoesDoAluno(
  criterio: Criterio,
  avaliacoes: readonly AvaliacaoDaGrade[],
  ler: LerNota,
  lugares: readonly Lugar[],
): AvaliacaoComNota[] {
  const esteve = (a: AvaliacaoDaGrade): boolean => ler(a.id) !== null || estavaEm(lugares, a.dataAvaliacao);
  const marca = (a: AvaliacaoDaGrade): MarcaDada => ({
    nome: a.nome,
    valorMaximo: a.valorMaximo,
    nota: esteve(a) ? notaDe(criterio, ler(a.id)) : 'dispensado',
  });
  const suas = avaliacoes.filter((a) => ler(a.id) !== null || (a.outraTurma === null && (a.papel === 'avaliacao' || esteve(a))));
  const comPeso = (a: AvaliacaoDaGrade, recuperacao: boolean): AvaliacaoComNota => ({ ...marca(a), peso: a.peso, recuperacao });
  const originais = suas.filter(({ papel }) => papel === 'avaliacao');
  const daEtapa = suas.filter(({ papel, substituiId }) => papel === 'recuperacao' && substituiId === null);
  return [
    ...originais.map((a) => {
      const segunda = suas.find(({ papel, substituiId }) => papel === 'segunda_chamada' && substituiId === a.id);
      const recuperacoes = suas.filter(({ papel, substituiId }) => papel === 'recuperacao' && substituiId === a.id).map(marca);
      return { ...comPeso(a, false), ...(segunda ? { segundaChamada: marca(segunda) } : {}), recuperacoes };
    }),
    ...daEtapa.map((a) => comPeso(a, true)),
  ];
}

export type EtapaDoAluno = MediaDaEtapa & { recuperacoes: readonly MarcaDada[] };

/** The average of an etapa of one student, with every step to it, and the recoveries of it as a whole. */
export function mediaDoAluno(
  criterio: Criterio,
  avaliacoes: readonly AvaliacaoDaGrade[],
  ler: LerNota,
  lugares: readonly Lugar[],
  origem: NotaDeOrigem | null = null,
): EtapaDoAluno {
  const suas = avaliacoesDoAluno(criterio, avaliacoes, ler, lugares);
  return { ...mediaDaEtapa(criterio, suas, origem), recuperacoes: recuperacoesDoAluno(suas) };
}

/** Recoveries of an etapa as a whole, as one student has them. */
export const recuperacoesDoAluno = (avaliacoes: readonly AvaliacaoComNota[]): MarcaDada[] =>
  avaliacoes.filter((a) => a.recuperacao).map(({ nome, valorMaximo, nota }) => ({ nome, valorMaximo, nota }));

/** A mark out of ten of the year's end, as decimal text; an absence is zero, an exemption is none. */
function doFim(criterio: Criterio, valor: Valor): string | null {
  if (valor === null || valor === 'dispensado') return null;
  if (valor === 'ausente') return '0';
  return criterio.tipo === 'conceito' ? (criterio.conceitos.find(({ sigla }) => sigla === valor)?.valor ?? null) : valor;
}

/** `recuperacaoDita`: something stands there, if only that he missed it or was excused. */
export type NotasDoFim = Required<Pick<NotasFinais, 'recuperacaoFinal' | 'exame'>> & { recuperacaoDita?: boolean };

/** What a student has in the recovery and in the exam of the year: of the own class, else what came along from another. */
export function notasDoFim(criterio: Criterio, finais: readonly AvaliacaoDaGrade[], ler: LerNota): NotasDoFim {
  const nota = (papel: AvaliacaoDaGrade['papel']): string | null => {
    const dadas = finais.filter((a) => a.papel === papel && ler(a.id) !== null);
    const avaliacao = dadas.find(({ outraTurma }) => outraTurma === null) ?? dadas[0];
    return avaliacao ? doFim(criterio, ler(avaliacao.id)) : null;
  };
  const recuperacaoDita = finais.some((a) => a.papel === 'recuperacao_final' && ler(a.id) !== null);
  return { recuperacaoFinal: nota('recuperacao_final'), exame: nota('exame'), recuperacaoDita };
}

export type AnoDoAluno = {
  etapas: EtapaCalculada[];
  notas: NotasFinais;
  parcial: Calculo;
  resultado: ResultadoDaDisciplina;
  /** The average asks for the recovery of the year, and nobody has said what he got in it, nor that he missed it or was excused. */
  faltaRecuperacao: boolean;
};

/** The year of one student in a subject: the averages of its etapas, so far, and where they lead with its recovery and exam. */
export function anoDoAluno(
  criterio: Criterio,
  etapas: readonly (EtapaDaGrade & Pick<EtapaCalculada, 'media' | 'deOrigem' | 'recuperacoes'>)[],
  { recuperacaoDita = false, ...doFimDoAno }: NotasDoFim,
  lugares: readonly Lugar[],
): AnoDoAluno {
  const calculadas = etapas.map(({ nome, peso, media, deOrigem, recuperacoes = [] }) => ({
    nome,
    peso,
    media,
    ...(deOrigem ? { deOrigem } : {}),
    recuperacoes,
  }));
  const todasFechadas = etapas.length > 0 && etapas.every(({ fechada }) => fechada);
  const saiu = saiuDaTurma(lugares);
  const notas = { ...doFimDoAno, todasFechadas, saiu, etapas: calculadas };
  const ano = anoDaDisciplina(criterio, notas);
  const abaixo = ano.parcial.valor !== null && comparar(fracao(ano.parcial.valor), fracao(criterio.mediaAprovacao)) < 0;
  const faltaRecuperacao = criterio.recuperacaoFinal && criterio.tipo !== 'parecer' && todasFechadas && !saiu && abaixo && !recuperacaoDita;
  return { etapas: calculadas, notas, ...ano, faltaRecuperacao };
}
