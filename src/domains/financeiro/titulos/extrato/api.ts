import { campo } from '#shared/campos.ts';
import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { extratoSaida } from './respostas.ts';

const ver = comPermissao('contas-a-receber:visualizar');
const data = campo.dataCivil.opcional;
const consultaDoExtrato = z
  .strictObject({ PagadorId: filtroId(), AlunoId: filtroId(), Inicio: data(), Fim: data() })
  .transform((q) => ({ pagadorId: q.PagadorId ?? null, alunoId: q.AlunoId ?? null, inicio: q.Inicio, fim: q.Fim }));

/** The statement of a payer or student. */
export const extratoApi = {
  obterExtrato: defineEndpoint({
    method: 'GET',
    path: 'Extrato/obter',
    acesso: ver,
    resumo: 'The statement of a payer, of a student, or of both: every movement with its running balance',
    query: consultaDoExtrato,
    output: extratoSaida,
  }),
  extratoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Extrato/pdf',
    acesso: ver,
    resumo: 'The statement as PDF',
    query: consultaDoExtrato,
    arquivo: true,
  }),
};
