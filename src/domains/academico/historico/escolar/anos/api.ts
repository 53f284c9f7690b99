import { z } from 'zod';
import { porId } from '../api-comum.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { esquemaAno, esquemaEdicaoAno } from './esquemas.ts';
import { anoDigitado, opcoesDoAno } from './respostas.ts';

const ver = comPermissao('historico-escolar:visualizar');
const editar = comPermissao('historico-escolar:editar');

/** The years of a transcript that are typed in. */
export const anosDoHistoricoApi = {
  opcoesDoAno: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEscolar/ano/opcoes',
    acesso: editar,
    resumo: 'Subjects and classes of a school that a typed year may name (ours without one), and our courses',
    query: z.strictObject({ InstituicaoId: filtroId() }).transform((q) => ({ instituicaoId: q.InstituicaoId })),
    output: opcoesDoAno,
  }),
  obterAno: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEscolar/ano/{id}',
    acesso: ver,
    resumo: 'A typed year, as it was typed',
    params: porId,
    output: anoDigitado,
  }),
  criarAno: defineEndpoint({
    method: 'POST',
    path: 'HistoricoEscolar/ano',
    acesso: editar,
    resumo: 'Types in a year of another school, or of this one from before its closings',
    body: esquemaAno,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  editarAno: defineEndpoint({
    method: 'PUT',
    path: 'HistoricoEscolar/ano',
    acesso: editar,
    resumo: 'Changes a typed year with its subjects',
    body: esquemaEdicaoAno,
    output: anoDigitado,
  }),
  excluirAno: defineEndpoint({
    method: 'DELETE',
    path: 'HistoricoEscolar/ano/{id}',
    acesso: editar,
    resumo: 'Takes a typed year away; what was issued keeps it',
    params: porId,
  }),
};
