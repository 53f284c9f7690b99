import { historicoDe } from '#platform/server/audit.ts';
import { escrita, leitura, type Rota, type Sala } from '#platform/server/http/rota.ts';
import { listar, percorrer } from '#platform/server/listas.ts';
import { exportar } from '#platform/server/planilha.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { bancosApi, cadastrosApi, contasApi, descontosApi, formasPagamentoApi, opcoesApi, precosApi, taxasApi } from '../api.ts';
import * as c from './cadastros.ts';
import { copiarPrecos, preverCopiaDePrecos } from './copiar-precos.ts';
import { colunasDosCadastros, type ItemDe } from './exportacao.ts';
import * as listas from './listas.ts';
import { opcoesFinanceiras } from './opcoes.ts';
import { criarRegistro, editarRegistro, excluirRegistro, type Gravado, obterRegistro, type Registro } from './registro.ts';

/** The two reads that need nothing but the register: deletion of a record and its history. */
function semCorpo<Corpo extends Record<string, unknown>>(
  api: Pick<typeof bancosApi, 'historico' | 'excluir'>,
  registro: Registro<Gravado, Corpo>,
): Rota[] {
  return [
    leitura(api.historico, async ({ db }, { params }) => ({ itens: await historicoDe(db, registro.alvoTipo, params.id) })),
    escrita(api.excluir, ({ tx, quem }, { params }) => excluirRegistro(tx, quem, registro, params.id)),
  ];
}

export const cadastros: Sala = {
  nome: 'financeiro/cadastros',
  api: cadastrosApi as Readonly<Record<string, AnyEndpoint>>,
  rotas: [
    leitura(opcoesApi.opcoesFinanceiras, ({ db }, { query }) => opcoesFinanceiras(db, query.anoLetivoId)),

    leitura(bancosApi.listar, ({ db }, { query }) =>
      listar<ItemDe<typeof c.bancos>, 'codigo' | 'nome'>(db, listas.listaDeBancos(query.filtros), query.paginacao),
    ),
    leitura(bancosApi.exportar, async ({ db, pedido }, { query: q }) =>
      exportar(
        'bancos',
        q.formato,
        colunasDosCadastros(pedido.idioma).bancos,
        percorrer<ItemDe<typeof c.bancos>>(db, listas.listaDeBancos(q.filtros), q.paginacao),
      ),
    ),
    leitura(bancosApi.obter, ({ db }, { params }) => obterRegistro(db, c.bancos, params.id)),
    escrita(bancosApi.criar, ({ tx, quem }, { body }) => criarRegistro(tx, quem, c.bancos, body)),
    escrita(bancosApi.editar, ({ tx, quem }, { body }) => editarRegistro(tx, quem, c.bancos, body)),
    ...semCorpo(bancosApi, c.bancos),

    leitura(contasApi.listar, ({ db }, { query }) =>
      listar<ItemDe<typeof c.contas>, 'nome' | 'tipo' | 'banco'>(db, listas.listaDeContas(query.filtros), query.paginacao),
    ),
    leitura(contasApi.exportar, async ({ db, pedido }, { query: q }) =>
      exportar(
        'contas',
        q.formato,
        colunasDosCadastros(pedido.idioma).contas,
        percorrer<ItemDe<typeof c.contas>>(db, listas.listaDeContas(q.filtros), q.paginacao),
      ),
    ),
    leitura(contasApi.obter, ({ db }, { params }) => obterRegistro(db, c.contas, params.id)),
    escrita(contasApi.criar, ({ tx, quem }, { body }) => criarRegistro(tx, quem, c.contas, body)),
    escrita(contasApi.editar, ({ tx, quem }, { body }) => editarRegistro(tx, quem, c.contas, body)),
    ...semCorpo(contasApi, c.contas),

    leitura(formasPagamentoApi.listar, ({ db }, { query }) =>
      listar<ItemDe<typeof c.formasPagamento>, 'nome' | 'tipo' | 'conta'>(db, listas.listaDeFormas(query.filtros), query.paginacao),
    ),
    leitura(formasPagamentoApi.exportar, async ({ db, pedido }, { query: q }) =>
      exportar(
        'formas-de-pagamento',
        q.formato,
        colunasDosCadastros(pedido.idioma).formasPagamento,
        percorrer<ItemDe<typeof c.formasPagamento>>(db, listas.listaDeFormas(q.filtros), q.paginacao),
      ),
    ),
    leitura(formasPagamentoApi.obter, ({ db }, { params }) => obterRegistro(db, c.formasPagamento, params.id)),
    escrita(formasPagamentoApi.criar, ({ tx, quem }, { body }) => criarRegistro(tx, quem, c.formasPagamento, body)),
    escrita(formasPagamentoApi.editar, ({ tx, quem }, { body }) => editarRegistro(tx, quem, c.formasPagamento, body)),
    ...semCorpo(formasPagamentoApi, c.formasPagamento),

    leitura(precosApi.listar, ({ db }, { query }) =>
      listar<ItemDe<typeof c.precos>, 'ano' | 'curso' | 'descricao' | 'tipo' | 'valor' | 'parcelas'>(
        db,
        listas.listaDePrecos(query.filtros),
        query.paginacao,
      ),
    ),
    leitura(precosApi.exportar, async ({ db, pedido }, { query: q }) =>
      exportar(
        'precos',
        q.formato,
        colunasDosCadastros(pedido.idioma).precos,
        percorrer<ItemDe<typeof c.precos>>(db, listas.listaDePrecos(q.filtros), q.paginacao),
      ),
    ),
    leitura(precosApi.obter, ({ db }, { params }) => obterRegistro(db, c.precos, params.id)),
    escrita(precosApi.criar, ({ tx, quem }, { body }) => criarRegistro(tx, quem, c.precos, body)),
    escrita(precosApi.editar, ({ tx, quem }, { body }) => editarRegistro(tx, quem, c.precos, body)),
    leitura(precosApi.preverCopia, async ({ db }, { body }) => ({ itens: await preverCopiaDePrecos(db, body) })),
    escrita(precosApi.copiar, ({ tx, quem }, { body }) => copiarPrecos(tx, quem, body)),
    ...semCorpo(precosApi, c.precos),

    leitura(descontosApi.listar, ({ db }, { query }) =>
      listar<ItemDe<typeof c.descontos>, 'nome' | 'tipo' | 'prioridade'>(db, listas.listaDeDescontos(query.filtros), query.paginacao),
    ),
    leitura(descontosApi.exportar, async ({ db, pedido }, { query: q }) =>
      exportar(
        'descontos',
        q.formato,
        colunasDosCadastros(pedido.idioma).descontos,
        percorrer<ItemDe<typeof c.descontos>>(db, listas.listaDeDescontos(q.filtros), q.paginacao),
      ),
    ),
    leitura(descontosApi.obter, ({ db }, { params }) => obterRegistro(db, c.descontos, params.id)),
    escrita(descontosApi.criar, ({ tx, quem }, { body }) => criarRegistro(tx, quem, c.descontos, body)),
    escrita(descontosApi.editar, ({ tx, quem }, { body }) => editarRegistro(tx, quem, c.descontos, body)),
    ...semCorpo(descontosApi, c.descontos),

    leitura(taxasApi.listar, ({ db }, { query }) =>
      listar<ItemDe<typeof c.taxas>, 'vigenteDesde' | 'nome'>(db, listas.listaDeTaxas(query.filtros), query.paginacao),
    ),
    leitura(taxasApi.exportar, async ({ db, pedido }, { query: q }) =>
      exportar(
        'taxas',
        q.formato,
        colunasDosCadastros(pedido.idioma).taxas,
        percorrer<ItemDe<typeof c.taxas>>(db, listas.listaDeTaxas(q.filtros), q.paginacao),
      ),
    ),
    leitura(taxasApi.obter, ({ db }, { params }) => obterRegistro(db, c.taxas, params.id)),
    escrita(taxasApi.criar, ({ tx, quem }, { body }) => criarRegistro(tx, quem, c.taxas, body)),
    escrita(taxasApi.editar, ({ tx, quem }, { body }) => editarRegistro(tx, quem, c.taxas, body)),
    ...semCorpo(taxasApi, c.taxas),
  ],
};
