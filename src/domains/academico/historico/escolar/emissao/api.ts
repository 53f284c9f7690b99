import { z } from 'zod';
import { porId } from '../api-comum.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroInteiro, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { emitido, esquemaCancelamento, esquemaEmissao, paginaEmitidos, tipoHistorico } from './esquemas.ts';

const ver = comPermissao('historico-escolar:visualizar');
const emitir = comPermissao('historico-escolar:criar');

/** Transcripts as papers: issued, copied, cancelled. */
export const emissaoDeHistoricoApi = {
  listarEmitidos: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEmitido/obter-paginado',
    acesso: comPermissao('historico-escolar:visualizar', 'historico-escolar:listar'),
    resumo: 'Transcripts issued, the newest first, of one student when told',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['numero', 'dataEmissao'], padrao: 'numero', ascendentePadrao: false }),
        AlunoId: filtroId(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), alunoId: q.AlunoId })),
    output: paginaEmitidos,
  }),
  verMinuta: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEscolar/{id}/minuta',
    acesso: ver,
    resumo: 'The paper as it would be issued now, marked as a draft',
    params: porId,
    query: z.strictObject({ Tipo: tipoHistorico.default('completo') }).transform((q) => ({ tipo: q.Tipo })),
    arquivo: true,
  }),
  emitirHistorico: defineEndpoint({
    method: 'POST',
    path: 'HistoricoEmitido',
    acesso: emitir,
    resumo: 'Issues the transcript of a student: numbered, frozen, with a verification code',
    body: esquemaEmissao,
    output: emitido,
  }),
  imprimirHistorico: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEmitido/{id}/pdf',
    acesso: ver,
    resumo: 'The paper as it was issued, or one of its later copies',
    params: porId,
    query: z.strictObject({ Via: filtroInteiro(2, 999) }).transform((q) => ({ via: q.Via })),
    arquivo: true,
  }),
  emitirVia: defineEndpoint({
    method: 'POST',
    path: 'HistoricoEmitido/{id}/via',
    acesso: emitir,
    resumo: 'Gives another copy of an issued transcript: the same content, on another day',
    params: porId,
    body: z.strictObject({}),
    output: z.object({ id: z.number(), via: z.number() }),
  }),
  cancelarHistorico: defineEndpoint({
    method: 'POST',
    path: 'HistoricoEmitido/{id}/cancelamento',
    acesso: comPermissao('historico-escolar:excluir'),
    resumo: 'Cancels an issued transcript, with a reason',
    params: porId,
    body: esquemaCancelamento,
    output: z.object({ id: z.number() }),
  }),
};
