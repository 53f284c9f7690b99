import { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Parentesco } from '#shared/listas/pessoa.ts';
import type { matriculasApi } from '../api.ts';
import { esquemaEdicaoMatricula, esquemaNovaMatricula } from '../esquemas.ts';
import type { LinhaResponsavel } from './partilha.ts';

export type MatriculaAberta = RespostaCliente<typeof matriculasApi.obterMatricula>;
export type Preparacao = RespostaCliente<typeof matriculasApi.prepararMatricula>;

/** What only the screen keeps: names, and the field that adds a guardian. */
type SoDaTela = { responsaveis: LinhaResponsavel[]; incluir: null };
type Nova = z.input<typeof esquemaNovaMatricula>;
export type ValoresNova = Omit<Nova, 'responsaveis' | 'alunoId' | 'cursoId' | 'anoLetivoId' | 'turmaId'> &
  SoDaTela & { alunoId: number | null; alunoNome: string; cursoId: number | null; anoLetivoId: number | null; turmaId: number | null };
type Edicao = z.input<typeof esquemaEdicaoMatricula>;
export type ValoresEdicao = Omit<Edicao, 'responsaveis'> & SoDaTela;

const semNomes = (lista: readonly LinhaResponsavel[]) => lista.map(({ nome: _, ...linha }) => linha);

/** The body of a new enrollment, read from what the wizard holds. */
export const esquemaTelaNova = z.preprocess(({ incluir: _, alunoNome: __, responsaveis, ...corpo }: ValoresNova) => {
  return { ...corpo, responsaveis: semNomes(responsaveis) };
}, esquemaNovaMatricula);

/** The body of an edition, read from what its form holds. */
export const esquemaTelaEdicao = z.preprocess(({ incluir: _, responsaveis, ...corpo }: ValoresEdicao) => {
  return { ...corpo, responsaveis: semNomes(responsaveis) };
}, esquemaEdicaoMatricula);

type Responsavel = Pick<MatriculaAberta['responsaveis'][number], 'pessoaId' | 'nome' | 'parentesco' | 'pedagogico' | 'financeiro' | 'percentual'>;

/** Guardians of the server as rows of the form. */
export function linhasDe(responsaveis: readonly Responsavel[]): LinhaResponsavel[] {
  return responsaveis.map(({ pessoaId, nome, parentesco, pedagogico, financeiro, percentual }) => {
    return { pessoaId, nome, parentesco: parentesco as Parentesco | null, pedagogico, financeiro, percentual };
  });
}

/** The values of an edition of a stored enrollment. */
export function valoresDaMatricula({ id, versao, observacoes, responsaveis }: MatriculaAberta): ValoresEdicao {
  return { id, versao, observacoes: observacoes ?? '', responsaveis: linhasDe(responsaveis), incluir: null };
}
