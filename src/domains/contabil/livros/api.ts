import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { balancete } from './definicoes/balancete.ts';
import { balanco } from './definicoes/balanco.ts';
import { comparativo } from './definicoes/comparativo.ts';
import { diario } from './definicoes/diario.ts';
import { dre } from './definicoes/dre.ts';
import { razao } from './definicoes/razao.ts';

type Relatorios = readonly [Relatorio, ...Relatorio[]];
const solto = (relatorio: unknown): Relatorio => relatorio as Relatorio;

/** What the screen of the trial balance shows, in the order of its tabs. */
export const relatoriosDoBalancete: Relatorios = [solto(balancete), ...[comparativo, balanco, dre].map(solto)];
export const relatoriosDoRazao: Relatorios = [solto(razao)];
export const relatoriosDoDiario: Relatorios = [solto(diario)];
/** Every book that is read on a screen. */
export const relatoriosDosLivros: readonly Relatorio[] = [...relatoriosDoBalancete, ...relatoriosDoRazao, ...relatoriosDoDiario];

export const livrosApi: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  relatoriosDosLivros.flatMap(({ nome, api }) =>
    Object.entries(api).flatMap(([verbo, endpoint]) => (endpoint === null ? [] : [[`${nome}.${verbo}`, endpoint] as const])),
  ),
);
