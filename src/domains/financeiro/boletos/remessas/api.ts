import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { itemRemessa, previaDaRemessa } from './respostas.ts';

const remessaEsquema = z.strictObject({ contaBancariaId: campo.id(), contaCobrancaId: campo.id().nullable().default(null) });
const criar = comPermissao('gerenciar-boletos:criar');
const listar = comPermissao('gerenciar-boletos:listar');
const pagina = paginacaoQuery({ colunas: ['id', 'nsa', 'conta'], padrao: 'id', ascendentePadrao: false });

/** Files for the banks. */
export const remessasApi = {
  preverRemessa: defineEndpoint({
    method: 'GET',
    path: 'Remessa/previa',
    acesso: criar,
    resumo: 'What the next file of an account would ask of its bank',
    query: z
      .strictObject({ ContaBancariaId: campo.id(), ContaCobrancaId: filtroId() })
      .transform((q) => ({ contaBancariaId: q.ContaBancariaId, contaCobrancaId: q.ContaCobrancaId ?? null })),
    output: previaDaRemessa,
  }),
  gerarRemessa: defineEndpoint({
    method: 'POST',
    path: 'Remessa',
    acesso: criar,
    resumo: 'Makes the next file of an account: new slips and write-offs',
    exigeIdempotencia: true,
    body: remessaEsquema,
    output: previaDaRemessa.extend({ id: z.number(), nomeArquivo: z.string() }),
  }),
  listarRemessas: defineEndpoint({
    method: 'GET',
    path: 'Remessa/obter-paginado',
    acesso: listar,
    resumo: 'The files that were made',
    query: z
      .strictObject({ ...pagina, ContaBancariaId: filtroId() })
      .transform((q) => ({ paginacao: toPaginacao(q), contaBancariaId: q.ContaBancariaId })),
    output: paginaDe(itemRemessa),
  }),
  baixarRemessa: defineEndpoint({
    method: 'GET',
    path: 'Remessa/{id}/arquivo',
    acesso: comPermissao('gerenciar-boletos:visualizar'),
    resumo: 'The file of a remittance, as it was made',
    params: porId,
    arquivo: true,
  }),
};
