import { type DataCivil, idadeEm } from '#shared/datas.ts';
import type { ParametrosErro } from '#shared/erros.ts';
import { cemPorCento, escreverPercentual, lerPontosBase } from './percentuais.ts';

export type Responsavel = {
  pessoaId: number;
  parentesco: string | null;
  pedagogico: boolean;
  financeiro: boolean;
  percentual: string | null;
};
/** A broken rule: a code of `mensagens.ts`, what the message names, and the place inside the enrollment. */
export type Problema = { codigo: CodigoResponsavel; params: ParametrosErro; path: (string | number)[] };
export type CodigoResponsavel =
  | 'RESPONSAVEL_REPETIDO'
  | 'RESPONSAVEL_SEM_PAPEL'
  | 'PERCENTUAL_AUSENTE'
  | 'PERCENTUAL_SEM_FINANCEIRO'
  | 'PERCENTUAL_INVALIDO'
  | 'RESPONSAVEL_PEDAGOGICO_AUSENTE'
  | 'RESPONSAVEL_FINANCEIRO_AUSENTE'
  | 'PERCENTUAIS_NAO_SOMAM_100';

export const maioridade = 18;
export const responsaveisMaximo = 10;

/**
 * Every rule of the guardians that needs no database: each has a role and stands once; at least one is pedagogical and one
 * financial; financial ones, and only they, carry a share; the shares sum to exactly 100.00.
 */
export function problemasDosResponsaveis(lista: readonly Responsavel[]): Problema[] {
  const problemas = lista.flatMap((responsavel, i) => problemasDoResponsavel(responsavel, i, lista));
  if (!lista.some((r) => r.pedagogico)) problemas.push({ codigo: 'RESPONSAVEL_PEDAGOGICO_AUSENTE', params: {}, path: [] });
  if (!lista.some((r) => r.financeiro)) problemas.push({ codigo: 'RESPONSAVEL_FINANCEIRO_AUSENTE', params: {}, path: [] });
  if (problemas.length > 0) return problemas;
  const soma = somaDosPercentuais(lista);
  if (soma === cemPorCento) return [];
  const falta = cemPorCento - soma;
  const params = { soma: escreverPercentual(soma).replace('.', ','), diferenca: escreverPercentual(Math.abs(falta)).replace('.', ',') };
  return [{ codigo: 'PERCENTUAIS_NAO_SOMAM_100', params, path: [] }];
}

function problemasDoResponsavel(r: Responsavel, i: number, lista: readonly Responsavel[]): Problema[] {
  const problemas: Problema[] = [];
  const aponta = (codigo: CodigoResponsavel, campo: string) => problemas.push({ codigo, params: {}, path: [i, campo] });
  if (lista.findIndex((outro) => outro.pessoaId === r.pessoaId) !== i) aponta('RESPONSAVEL_REPETIDO', 'pessoaId');
  if (!r.pedagogico && !r.financeiro) aponta('RESPONSAVEL_SEM_PAPEL', 'pedagogico');
  if (r.financeiro && r.percentual === null) aponta('PERCENTUAL_AUSENTE', 'percentual');
  if (!r.financeiro && r.percentual !== null) aponta('PERCENTUAL_SEM_FINANCEIRO', 'percentual');
  if (r.percentual !== null) {
    const pontos = lerPontosBase(r.percentual);
    if (pontos === null || pontos < 1 || pontos > cemPorCento) aponta('PERCENTUAL_INVALIDO', 'percentual');
  }
  return problemas;
}

/** The sum of the shares in basis points; an unreadable share counts as zero. */
export function somaDosPercentuais(lista: readonly Pick<Responsavel, 'percentual'>[]): number {
  return lista.reduce((soma, { percentual }) => soma + (percentual === null ? 0 : (lerPontosBase(percentual) ?? 0)), 0);
}

/** Whether a student may be his own guardian on a date: only of age, and only when the birth date is known. */
export function podeResponderPorSi(dataNascimento: DataCivil | null, em: DataCivil): boolean {
  return dataNascimento !== null && idadeEm(dataNascimento, em) >= maioridade;
}

/** Whether a person is known to be under age on a date; who has no birth date in the register is taken for an adult. */
export function isMenor(dataNascimento: DataCivil | null, em: DataCivil): boolean {
  return dataNascimento !== null && idadeEm(dataNascimento, em) < maioridade;
}
