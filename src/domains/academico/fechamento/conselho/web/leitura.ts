import type { RespostaCliente } from '#shared/endpoint.ts';
import type { conselhoApi } from '../api.ts';

export type ConselhoNaTela = RespostaCliente<typeof conselhoApi.obterConselho>;
export type AlunoNaTela = ConselhoNaTela['alunos'][number];
export type TurmaNaTela = RespostaCliente<typeof conselhoApi.listarConselhos>['turmas'][number];
/** In the address, in place of an etapa: the year of the class. */
export const DO_ANO = 'ano';
