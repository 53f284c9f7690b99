import { conferenciaDaMudanca } from '#domains/mudanca/conferencia/server/routes.ts';
import { planilhasDaMudanca } from '#domains/mudanca/planilhas/server/routes.ts';
import { protocolos } from '#domains/rh/protocolos/server/routes.ts';
import { rh } from '#domains/rh/server/routes.ts';
import { suprimentosDepositos } from '#domains/suprimentos/depositos/server/routes.ts';
import { contagensDeEstoque } from '#domains/suprimentos/estoques/contagens/server/routes.ts';
import { operacoesDeEstoque } from '#domains/suprimentos/estoques/operacoes/server/routes.ts';
import { estoques } from '#domains/suprimentos/estoques/server/routes.ts';
import { suprimentosOpcoes } from '#domains/suprimentos/opcoes/server/routes.ts';
import { arquivosDeNotasFiscais } from '#domains/suprimentos/notas-fiscais/arquivo/server/routes.ts';
import { notasFiscais } from '#domains/suprimentos/notas-fiscais/server/routes.ts';
import { suprimentosProdutos } from '#domains/suprimentos/produtos/server/routes.ts';
import { relatorioDeEstoque } from '#domains/suprimentos/relatorio/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** What the house itself needs, of the rooms that the portal lists: its staff, the storeroom, and what it brings from another system. */
export const salasDaCasa: readonly Sala[] = [
  protocolos,
  rh,
  suprimentosProdutos,
  suprimentosDepositos,
  suprimentosOpcoes,
  estoques,
  operacoesDeEstoque,
  contagensDeEstoque,
  relatorioDeEstoque,
  notasFiscais,
  arquivosDeNotasFiscais,
  planilhasDaMudanca,
  conferenciaDaMudanca,
];
