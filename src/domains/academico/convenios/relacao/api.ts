import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { relatorioConveniados } from './definicao.ts';

/** The list of the month, as a report. */
export const relatoriosDeConvenios: readonly [Relatorio] = [relatorioConveniados as unknown as Relatorio];

export const relacaoApi: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  relatoriosDeConvenios.flatMap(({ nome, api }) =>
    Object.entries(api).flatMap(([verbo, endpoint]) => (endpoint === null ? [] : [[`${nome}.${verbo}`, endpoint] as const])),
  ),
);
