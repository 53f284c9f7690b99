import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { movimentosDeEstoque } from './definicoes/movimentos.ts';
import { posicaoDeEstoque, valorPorDeposito } from './definicoes/posicao.ts';
import { reposicaoDeEstoque } from './definicoes/reposicao.ts';

/** The reports of stock, in the order of their tabs. */
export const relatoriosDeEstoque: readonly [Relatorio, ...Relatorio[]] = [
  posicaoDeEstoque as unknown as Relatorio,
  ...[movimentosDeEstoque, reposicaoDeEstoque, valorPorDeposito].map((relatorio: unknown) => relatorio as Relatorio),
];

export const relatorioDeEstoqueApi: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  relatoriosDeEstoque.flatMap(({ nome, api }) =>
    Object.entries(api).flatMap(([verbo, endpoint]) => (endpoint === null ? [] : [[`${nome}.${verbo}`, endpoint] as const])),
  ),
);
