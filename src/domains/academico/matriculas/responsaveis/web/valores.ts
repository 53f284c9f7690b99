import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';
import { z } from 'zod';
import type { Parentesco } from '#shared/listas/pessoa.ts';
import type { esquemaResponsavel } from '#domains/academico/matriculas/esquemas.ts';
import { esquemaEdicaoMatricula } from '../esquemas.ts';

/** Names of the people that a form holds by id: kept with it, so that a recovered draft still shows who they are. */
export type Nomes = Record<string, string>;
export const nomes = z.record(z.string(), z.string());

export const formEdicaoMatricula = esquemaEdicaoMatricula.extend({ nomes });

export type ResponsavelNoForm = z.input<typeof esquemaResponsavel>;
type Recebido = Pick<MatriculaAberta['responsaveis'][number], 'pessoaId' | 'parentesco' | 'pedagogico' | 'financeiro' | 'percentual'>;

/** An empty guardian; the first one is who pays, until someone says otherwise. */
export function responsavelNovo(primeiro: boolean): ResponsavelNoForm {
  return { pessoaId: '', parentesco: null, pedagogico: true, financeiro: primeiro, percentual: primeiro ? '100.00' : null };
}

/** Guardians of the server as the forms hold them. */
export function paraForm(responsaveis: readonly Recebido[]): ResponsavelNoForm[] {
  return responsaveis.map(({ pessoaId, parentesco, pedagogico, financeiro, percentual }) => {
    return { pessoaId, parentesco: parentesco as Parentesco | null, pedagogico, financeiro, percentual };
  });
}

/** What an edition starts from. */
export function valoresDaMatricula({ id, versao, observacoes, responsaveis }: MatriculaAberta): z.input<typeof formEdicaoMatricula> {
  const conhecidos: Nomes = Object.fromEntries(responsaveis.map((r) => [String(r.pessoaId), r.nome]));
  return { id, versao, observacoes: observacoes ?? '', responsaveis: paraForm(responsaveis), nomes: conhecidos };
}

/** The body without what only the screen keeps. */
export function semNomes<T extends { nomes: Nomes }>(valores: T): Omit<T, 'nomes'> {
  const corpo: Omit<T, 'nomes'> & { nomes?: Nomes } = { ...valores };
  delete corpo.nomes;
  return corpo;
}
