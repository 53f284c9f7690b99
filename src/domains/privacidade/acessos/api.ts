import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId, filtroTexto, filtroValores, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { dadosVistos } from './listas.ts';

/** Who saw sensitive data of whom, and when. */
export const acessosApi = {
  listarAcessos: defineEndpoint({
    method: 'GET',
    path: 'Privacidade/acessos/obter-paginado',
    acesso: comPermissao('privacidade:listar'),
    resumo: 'Who saw sensitive data of whom, newest first: by person, by who looked, kind of data, and days',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['em'], padrao: 'em', tamanhoPadrao: 50, ascendentePadrao: false }),
      /** Name of whoever looked. */
      Nome: filtroTexto(100),
      PessoaId: filtroId(),
      Dados: filtroValores(valoresDaLista(dadosVistos)),
      DataInicial: campo.dataCivil.opcional(),
      DataFinal: campo.dataCivil.opcional(),
    }),
    output: paginaDe(
      z.object({
        id: z.string(),
        dado: z.enum(valoresDaLista(dadosVistos)),
        pessoaId: z.number(),
        pessoaNome: z.string(),
        usuarioNome: z.string(),
        motivo: z.string().nullable(),
        em: z.string(),
      }),
    ),
  }),
};
