import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { rotasDeImportacao } from '#platform/server/registros/importar.ts';
import { importacaoDeProdutosApi } from '../importacao.ts';
import { gruposProdutoApi, produtosApi, suprimentosProdutosApi } from '../api.ts';
import { colunasDeProdutos } from './planilha.ts';
import { importacaoDeProdutos } from './importar-produtos.ts';
import { gruposProduto, listaDeGrupos, listaDeProdutos, produtos } from './produtos.ts';

/** suprimentos/produtos, as the portal registers it. */
export const suprimentosProdutos: Sala = {
  nome: 'suprimentos/produtos',
  api: suprimentosProdutosApi,
  rotas: [
    ...rotasDeRegistro(produtosApi, { registro: produtos, lista: listaDeProdutos, arquivo: 'produtos', colunas: colunasDeProdutos }),
    ...rotasDeRegistro(gruposProdutoApi, { registro: gruposProduto, lista: listaDeGrupos }),
    ...rotasDeImportacao(importacaoDeProdutosApi, importacaoDeProdutos),
  ],
};
