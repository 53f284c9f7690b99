import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { itemRetorno, retornoSaida } from './respostas.ts';
import { itemLinha, previstos, resultados } from '../respostas.ts';
import { porId } from '#shared/campos.ts';

/** Largest return file. */
const retornoMaxBytes = 10 * 1_048_576;
const criar = comPermissao('gerenciar-boletos:criar');
const listar = comPermissao('gerenciar-boletos:listar');
const pagina = paginacaoQuery({ colunas: ['id', 'conta'], padrao: 'id', ascendentePadrao: false });
const paginaDeLinhas = paginacaoQuery({ colunas: ['linha', 'dataOcorrencia', 'pago', 'problema'], padrao: 'linha', tamanhoPadrao: 50 });

/** Files from the banks. */
export const retornosApi = {
  lerRetorno: defineEndpoint({
    method: 'POST',
    path: 'Retorno',
    acesso: criar,
    resumo: 'Reads a return file and says what it would do, without doing it',
    query: z.strictObject({ ContaBancariaId: filtroId() }).transform((q) => ({ contaBancariaId: q.ContaBancariaId })),
    uploadMaxBytes: retornoMaxBytes,
    output: retornoSaida,
  }),
  aplicarRetorno: defineEndpoint({
    method: 'POST',
    path: 'Retorno/{id}/aplicacao',
    acesso: criar,
    resumo: 'Applies a return file that was read: settles, registers, writes off, and queues the rest',
    params: porId,
    output: z.object({ tarefaId: z.number(), total: z.number() }),
  }),
  descartarRetorno: defineEndpoint({
    method: 'DELETE',
    path: 'Retorno/{id}',
    acesso: comPermissao('gerenciar-boletos:excluir'),
    resumo: 'Forgets a return file that was read and not applied',
    params: porId,
    output: z.object({ id: z.number() }),
  }),
  listarRetornos: defineEndpoint({
    method: 'GET',
    path: 'Retorno/obter-paginado',
    acesso: listar,
    resumo: 'The return files that were read',
    query: z
      .strictObject({ ...pagina, ContaBancariaId: filtroId() })
      .transform((q) => ({ paginacao: toPaginacao(q), contaBancariaId: q.ContaBancariaId })),
    output: paginaDe(itemRetorno),
  }),
  obterRetorno: defineEndpoint({
    method: 'GET',
    path: 'Retorno/{id}',
    acesso: comPermissao('gerenciar-boletos:visualizar'),
    resumo: 'One return file with its figures',
    params: porId,
    output: retornoSaida,
  }),
  listarLinhasDeRetorno: defineEndpoint({
    method: 'GET',
    path: 'Retorno/{id}/linhas',
    acesso: listar,
    resumo: 'The lines of a return file',
    params: porId,
    query: z
      .strictObject({ ...paginaDeLinhas, Previsto: z.enum(previstos).optional(), Resultado: z.enum(resultados).optional() })
      .transform((q) => ({ paginacao: toPaginacao(q), previsto: q.Previsto, resultado: q.Resultado })),
    output: paginaDe(itemLinha),
  }),
};
