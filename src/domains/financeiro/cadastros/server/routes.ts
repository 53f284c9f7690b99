import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Rota, type Sala } from '#platform/server/http/rota.ts';
import { type DefinicaoLista, listar, percorrer } from '#platform/server/listas/listas.ts';
import { type ColunaPlanilha, exportar } from '#platform/server/planilhas/planilha.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { bancosApi, cadastrosApi, contasApi, descontosApi, formasPagamentoApi, precosApi } from '../api.ts';
import { taxasApi, taxasServicoApi } from '../api-taxas.ts';
import { categoriasApi, centrosCustoApi, impostosApi } from '../api-classificacoes.ts';
import * as c from './cadastros.ts';
import { colunasDosCadastros } from './exportacao.ts';
import * as listas from './listas.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, obterRegistro, type Registro } from './registro.ts';

type Corpo = Record<string, unknown>;
type ApiDeCadastro = Pick<typeof bancosApi, 'listar' | 'exportar' | 'obter' | 'historico' | 'criar' | 'editar' | 'excluir'>;
type Colunas = ReturnType<typeof colunasDosCadastros>;

/**
 * The seven routes of a register. Definition, list and columns are tied by type to one kind of record; what comes in and goes
 * out is checked by the schemas of its endpoints.
 */
function rotasDe<I extends Gravado, B extends Corpo, F, O extends string>(
  api: { readonly [K in keyof ApiDeCadastro]: AnyEndpoint },
  def: {
    registro: Registro<I, B>;
    lista: (filtros: F) => DefinicaoLista<O, I>;
    arquivo: string;
    colunas: (todas: Colunas) => ColunaPlanilha<I>[];
  },
): Rota[] {
  const de = api as unknown as ApiDeCadastro;
  const registro = def.registro as unknown as Registro<Gravado, Corpo>;
  const listaDe = def.lista as unknown as (filtros: unknown) => DefinicaoLista<string, Gravado>;
  const colunasEm = (idioma: Idioma) => def.colunas(colunasDosCadastros(idioma)) as ColunaPlanilha<Gravado>[];
  return [
    leitura(de.listar, ({ db }, { query }) => listar(db, listaDe(query.filtros), query.paginacao as Paginacao<string>) as never),
    leitura(de.exportar, async ({ db, pedido }, { query }) =>
      exportar(
        def.arquivo,
        query.formato,
        colunasEm(pedido.idioma),
        percorrer<Gravado>(db, listaDe(query.filtros), query.paginacao as Paginacao<string>),
      ),
    ),
    leitura(de.obter, ({ db }, { params }) => obterRegistro(db, registro, params.id) as never),
    leitura(de.historico, async ({ db }, { params }) => {
      await obterRegistro(db, registro, params.id);
      return { itens: await historicoDe(db, registro.alvoTipo, params.id) };
    }),
    escrita(de.criar, (ato, { body }) => criarRegistro(ato, registro, body)),
    escrita(de.editar, (ato, { body }) => editarRegistro(ato, registro, body)),
    escrita(de.excluir, (ato, { params }) => excluirRegistro(ato, registro, params.id)),
  ];
}

export const cadastros: Sala = {
  nome: 'financeiro/cadastros',
  api: cadastrosApi as Readonly<Record<string, AnyEndpoint>>,
  rotas: [
    ...rotasDe(bancosApi, { registro: c.bancos, lista: listas.listaDeBancos, arquivo: 'bancos', colunas: (t) => t.bancos }),
    ...rotasDe(contasApi, { registro: c.contas, lista: listas.listaDeContas, arquivo: 'contas', colunas: (t) => t.contas }),
    ...rotasDe(formasPagamentoApi, {
      registro: c.formasPagamento,
      lista: listas.listaDeFormas,
      arquivo: 'formas-de-pagamento',
      colunas: (t) => t.formasPagamento,
    }),
    ...rotasDe(precosApi, { registro: c.precos, lista: listas.listaDePrecos, arquivo: 'precos', colunas: (t) => t.precos }),
    ...rotasDe(descontosApi, { registro: c.descontos, lista: listas.listaDeDescontos, arquivo: 'descontos', colunas: (t) => t.descontos }),
    ...rotasDe(taxasApi, { registro: c.taxas, lista: listas.listaDeTaxas, arquivo: 'taxas', colunas: (t) => t.taxas }),
    ...rotasDe(taxasServicoApi, {
      registro: c.taxasServico,
      lista: listas.listaDeTaxasServico,
      arquivo: 'taxas-de-servico',
      colunas: (t) => t.taxasServico,
    }),
    ...rotasDe(categoriasApi, {
      registro: c.categoriasFinanceiras,
      lista: listas.listaDeCategorias,
      arquivo: 'categorias',
      colunas: (t) => t.categorias,
    }),
    ...rotasDe(centrosCustoApi, {
      registro: c.centrosCusto,
      lista: listas.listaDeCentrosCusto,
      arquivo: 'centros-de-custo',
      colunas: (t) => t.centrosCusto,
    }),
    ...rotasDe(impostosApi, { registro: c.impostos, lista: listas.listaDeImpostos, arquivo: 'impostos', colunas: (t) => t.impostos }),
  ],
};
