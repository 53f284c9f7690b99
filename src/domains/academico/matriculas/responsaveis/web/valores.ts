import { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Parentesco } from '#shared/listas/pessoa.ts';
import type { matriculasApi } from '#domains/academico/matriculas/api.ts';
import { conferirContrato, formaMatriculaComContrato } from '#domains/academico/contratos/matricula-com-contrato/esquemas.ts';
import { esquemaEdicaoMatricula, type esquemaResponsavel } from '#domains/academico/matriculas/esquemas.ts';

export type MatriculaAberta = RespostaCliente<typeof matriculasApi.obterMatricula>;
export type Preparacao = RespostaCliente<typeof matriculasApi.prepararMatricula>;

/** Names of the people that a form holds by id: kept with it, so that a recovered draft still shows who they are. */
export type Nomes = Record<string, string>;
const nomes = z.record(z.string(), z.string());

/** The bodies, with the names that only the screen keeps. */
export const formNovaMatricula = z.strictObject({ ...formaMatriculaComContrato, nomes }).check(...conferirContrato);
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
