import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { editarContratoEsquema, novoContratoEsquema } from '../linhas/esquemas.ts';

export const contratosRascunhoApi = {
  matriculasSemContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/matriculas-sem-contrato',
    acesso: comPermissao('contratos:criar'),
    resumo: 'Active enrollments without a contract in force, by name or code',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['aluno', 'codigo', 'curso'], padrao: 'aluno', tamanhoPadrao: 50 }),
      Nome: filtroTexto(100),
    }),
    output: paginaDe(
      z.object({
        id: z.number(),
        codigo: z.string(),
        alunoNome: z.string(),
        cursoNome: z.string(),
        turmaNome: z.string().nullable(),
        ano: z.number(),
      }),
    ),
  }),
  criarContrato: defineEndpoint({
    method: 'POST',
    path: 'Contrato',
    acesso: comPermissao('contratos:criar'),
    resumo: 'Creates a draft contract of an enrollment',
    body: novoContratoEsquema,
    output: z.object({ id: z.number(), numero: z.string() }),
  }),
  editarContrato: defineEndpoint({
    method: 'PUT',
    path: 'Contrato',
    acesso: comPermissao('contratos:editar'),
    resumo: 'Replaces the lines of a draft contract',
    body: editarContratoEsquema,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
};
