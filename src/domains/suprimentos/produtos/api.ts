import { z } from 'zod';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { edicaoGrupo, edicaoProduto, novoGrupo, novoProduto } from './esquemas.ts';
import { importacaoDeProdutosApi } from './importacao.ts';

const texto = z.string();
const id = z.number();
const versao = z.number();

/** What the school keeps: unit, codes, packages and the minimum of each warehouse. */
export const produtosApi = endpointsDeRegistro({
  nome: 'Produto',
  tela: 'produtos',
  ordem: { colunas: ['codigo', 'nome', 'grupo'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(100), GrupoId: filtroId(), Ativo: filtroBooleano() },
  item: z.object({
    id,
    codigo: texto,
    nome: texto,
    grupoId: id,
    grupoNome: texto,
    unidade: texto,
    gtin: texto.nullable(),
    embalagens: z.array(z.object({ nome: texto, fator: texto, gtin: texto.nullable() })),
    minimos: z.array(z.object({ depositoId: id, depositoNome: texto, quantidade: texto })),
    /** In all warehouses. */
    saldo: texto,
    ativo: z.boolean(),
    versao,
  }),
  novo: novoProduto,
  edicao: edicaoProduto,
});

/** Groups of products: cleaning, paper, kitchen. */
export const gruposProdutoApi = endpointsDeRegistro({
  nome: 'GrupoProduto',
  tela: 'produtos',
  ordem: { colunas: ['nome'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(60), Ativo: filtroBooleano() },
  item: z.object({ id, nome: texto, produtos: z.number(), ativo: z.boolean(), versao }),
  novo: novoGrupo,
  edicao: edicaoGrupo,
  sem: ['exportar'],
});

export const suprimentosProdutosApi = emUmaSala({ produtos: produtosApi, grupos: gruposProdutoApi, importacao: importacaoDeProdutosApi });
