import { z } from 'zod';
import { porId } from '../api-comum.ts';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const emitir = comPermissao('historico-escolar:criar');
const daTurma = z.strictObject({ turmaId: campo.id() });
const pessoa = z.object({ alunoId: z.number(), nome: z.string() });

/** The transcripts of a class that concludes, at once. */
export const lotesDeHistoricoApi = {
  preverLote: defineEndpoint({
    method: 'POST',
    path: 'HistoricoEmitido/lotes/previa',
    acesso: emitir,
    resumo: 'Who of a class would get a transcript, and why the others would not; writes nothing',
    body: daTurma,
    output: z.object({
      turma: z.string(),
      prontos: z.array(pessoa),
      fora: z.array(pessoa.extend({ codigo: z.string(), mensagem: z.string() })),
    }),
  }),
  emitirLote: defineEndpoint({
    method: 'POST',
    path: 'HistoricoEmitido/lotes',
    acesso: emitir,
    resumo: 'Issues the transcripts of a class in a job; who has something in the way is told apart',
    exigeIdempotencia: true,
    body: daTurma,
    output: z.object({ tarefaId: z.number() }),
  }),
  imprimirLote: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEmitido/lotes/{id}/pdf',
    acesso: comPermissao('historico-escolar:visualizar'),
    resumo: 'The transcripts that a job issued, in one PDF',
    params: porId,
    arquivo: true,
  }),
};
