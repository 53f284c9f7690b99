import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import type { Idioma } from '#shared/erros.ts';
import { bancosApi, cadastrosApi, contasApi, dadosDaContaApi, descontosApi, formasPagamentoApi, precosApi } from '../api.ts';
import { taxasApi, taxasServicoApi } from '../api-taxas.ts';
import { categoriasApi, centrosCustoApi, impostosApi } from '../api-classificacoes.ts';
import { rotasDeDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import * as c from './cadastros.ts';
import { avisarContaNova, dadosDaConta } from './dados-bancarios.ts';
import { colunasDosCadastros } from './planilha.ts';
import * as listas from './listas.ts';

type Colunas = ReturnType<typeof colunasDosCadastros>;
const colunas =
  <C extends keyof Colunas>(qual: C) =>
  (idioma: Idioma): Colunas[C] =>
    colunasDosCadastros(idioma)[qual];

export const cadastros: Sala = {
  nome: 'financeiro/cadastros',
  api: cadastrosApi,
  rotas: [
    ...rotasDeRegistro(bancosApi, { registro: c.bancos, lista: listas.listaDeBancos, arquivo: 'bancos', colunas: colunas('bancos') }),
    ...rotasDeRegistro(contasApi, {
      registro: c.contas,
      lista: listas.listaDeContas,
      arquivo: 'contas',
      colunas: colunas('contas'),
      aposCriar: avisarContaNova,
    }),
    ...rotasDeDadosBancarios(dadosDaContaApi, dadosDaConta),
    ...rotasDeRegistro(formasPagamentoApi, {
      registro: c.formasPagamento,
      lista: listas.listaDeFormas,
      arquivo: 'formas-de-pagamento',
      colunas: colunas('formasPagamento'),
    }),
    ...rotasDeRegistro(precosApi, { registro: c.precos, lista: listas.listaDePrecos, arquivo: 'precos', colunas: colunas('precos') }),
    ...rotasDeRegistro(descontosApi, {
      registro: c.descontos,
      lista: listas.listaDeDescontos,
      arquivo: 'descontos',
      colunas: colunas('descontos'),
    }),
    ...rotasDeRegistro(taxasApi, { registro: c.taxas, lista: listas.listaDeTaxas, arquivo: 'taxas', colunas: colunas('taxas') }),
    ...rotasDeRegistro(taxasServicoApi, {
      registro: c.taxasServico,
      lista: listas.listaDeTaxasServico,
      arquivo: 'taxas-de-servico',
      colunas: colunas('taxasServico'),
    }),
    ...rotasDeRegistro(categoriasApi, {
      registro: c.categoriasFinanceiras,
      lista: listas.listaDeCategorias,
      arquivo: 'categorias',
      colunas: colunas('categorias'),
    }),
    ...rotasDeRegistro(centrosCustoApi, {
      registro: c.centrosCusto,
      lista: listas.listaDeCentrosCusto,
      arquivo: 'centros-de-custo',
      colunas: colunas('centrosCusto'),
    }),
    ...rotasDeRegistro(impostosApi, {
      registro: c.impostos,
      lista: listas.listaDeImpostos,
      arquivo: 'impostos',
      colunas: colunas('impostos'),
    }),
  ],
};
