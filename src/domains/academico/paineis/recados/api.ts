import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroTexto, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { esquemaRecado, paginaDeRecados } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const enviar = comPermissao('painel-coordenador:criar');
const item = z.object({ id: z.number(), nome: z.string() });

/** Messages to teachers. */
export const recadosApi = {
  opcoesDoRecado: defineEndpoint({
    method: 'GET',
    path: 'Recado/opcoes',
    acesso: enviar,
    resumo: 'To whom a message may go: teachers, classes and courses that have one now, and the diaries that it may speak of',
    output: z.object({
      docentes: z.array(item),
      turmas: z.array(item),
      cursos: z.array(item),
      diarios: z.array(item.extend({ turmaId: z.number(), cursoId: z.number(), docentes: z.array(z.number()) })),
    }),
  }),
  listarRecadosEnviados: defineEndpoint({
    method: 'GET',
    path: 'Recado/obter-paginado',
    acesso: comPermissao('painel-coordenador:listar'),
    resumo: 'The messages that one sent oneself, the newest first, with who read each and when',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['em'], padrao: 'em', ascendentePadrao: false }),
        Texto: filtroTexto(100),
        Situacao: z.enum(['lido', 'por_ler']).optional(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: { texto: q.Texto, situacao: q.Situacao } })),
    output: paginaDeRecados,
  }),
  enviarRecado: defineEndpoint({
    method: 'POST',
    path: 'Recado',
    acesso: enviar,
    exigeIdempotencia: true,
    resumo: 'Sends a message to a teacher, or to all who teach in a class or in a course now',
    body: esquemaRecado,
    output: z.object({ id: z.number(), destinatarios: z.number() }),
  }),
  lerRecado: defineEndpoint({
    method: 'POST',
    path: 'Recado/{id}/leitura',
    acesso: comPermissao('painel-professor:visualizar'),
    resumo: 'Marks a message to oneself as read; again changes nothing',
    params: porId,
    output: z.object({ lidoEm: z.string() }),
  }),
};
