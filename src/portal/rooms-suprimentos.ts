import { suprimentosDepositos } from '#domains/suprimentos/depositos/server/routes.ts';
import { contagensDeEstoque } from '#domains/suprimentos/estoques/contagens/server/routes.ts';
import { operacoesDeEstoque } from '#domains/suprimentos/estoques/operacoes/server/routes.ts';
import { estoques } from '#domains/suprimentos/estoques/server/routes.ts';
import { suprimentosOpcoes } from '#domains/suprimentos/opcoes/server/routes.ts';
import { suprimentosProdutos } from '#domains/suprimentos/produtos/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** The rooms of the storeroom, of those that the portal lists. */
export const salasDeSuprimentos: readonly Sala[] = [
  suprimentosProdutos,
  suprimentosDepositos,
  suprimentosOpcoes,
  estoques,
  operacoesDeEstoque,
  contagensDeEstoque,
];
