import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, useCallback, useMemo } from 'react';
import { type Tela, type TelaId, telaPorId, type ParametrosDeTela } from '#catalog/telas.ts';
import { caminhoDoRoteador } from './rotas.ts';
import { useSessao } from './sessao/sessao-estado.ts';

export type { ParametrosDeTela };
/** What stands after `?`. Values become text; absent, null and empty ones leave the address. */
export type BuscaDeTela = Record<string, unknown>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    tela?: TelaId;
  }
}

function destino(tela: TelaId, params: ParametrosDeTela | undefined, search: BuscaDeTela | undefined) {
  const { path } = telaPorId(tela);
  if (path === null) throw new Error(`Screen ${tela} has no address`);
  const textos = Object.fromEntries(
    Object.entries(params ?? {}).map(([nome, valor]) => [nome, valor === undefined ? undefined : String(valor)]),
  );
  return { to: caminhoDoRoteador(path), params: textos, search: search ?? {} };
}

type PropsElo = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  tela: TelaId;
  params?: ParametrosDeTela;
  search?: BuscaDeTela;
  children: ReactNode;
};

/** Only the exact screen is the current page: `/periodo-letivo` is not, while its form is open. */
const ATIVA = { exact: true, includeSearch: false };

/** A link to a screen. Whoever may not open that screen sees the same text without the link. */
export function Elo({ tela, params, search, children, ...resto }: PropsElo) {
  const { pode } = useSessao();
  if (!pode(tela, 'visualizar') && telaPorId(tela).publica !== true) {
    return <span className={resto.className}>{children}</span>;
  }
  return (
    <Link {...destino(tela, params, search)} activeOptions={ATIVA} {...resto}>
      {children}
    </Link>
  );
}

/** Goes to a screen: `const irPara = useIrPara(); irPara('pessoa', { id: 3 })`. `substituir` leaves no step for Back. */
export function useIrPara(): (
  tela: TelaId,
  params?: ParametrosDeTela,
  search?: BuscaDeTela,
  opcoes?: { substituir?: boolean },
) => Promise<void> {
  const navegar = useNavigate();
  return useCallback(
    (tela, params, search, opcoes) => navegar({ ...destino(tela, params, search), replace: opcoes?.substituir ?? false }),
    [navegar],
  );
}

/** The path parameters of the current screen, as text. */
export function useParametros(): Readonly<Record<string, string | undefined>> {
  return useRouterState({ select: (estado) => (estado.matches.at(-1)?.params ?? {}) as Record<string, string | undefined> });
}

/** Anything that reads an unknown value into a type, such as a zod object whose fields have `.catch(…)`. */
export type LeitorDeBusca<T> = { safeParse(valor: unknown): { success: true; data: T } | { success: false } };
export type MudarBusca = (parte: BuscaDeTela, opcoes?: { substituir?: boolean }) => void;
const comoEsta: LeitorDeBusca<BuscaDeTela> = { safeParse: (valor) => ({ success: true, data: valor as BuscaDeTela }) };

/**
 * What stands after `?` of the current screen and the way to change part of it. The address holds the state: filters, sort, page, tab.
 * Values arrive as text (a repeated key as a list): read as they are, or by a schema that coerces and gives each field a `.catch`; a search
 * that cannot be read at all counts as an empty one. A screen that is being left changes nothing: the address is the next one's already.
 */
export function useBusca(): [busca: BuscaDeTela, mudar: MudarBusca];
export function useBusca<T extends object>(leitor: LeitorDeBusca<T>): [busca: T, mudar: MudarBusca];
export function useBusca(leitor: LeitorDeBusca<object> = comoEsta): [busca: object, mudar: MudarBusca] {
  const bruta = useRouterState({ select: (estado) => estado.location.search as BuscaDeTela });
  const daTela = useRouterState({ select: (estado) => estado.matches.at(-1)?.pathname });
  const roteador = useRouter();
  const navegar = useNavigate();
  const busca = useMemo(() => lerCom(leitor, bruta), [leitor, bruta]);
  const mudar = useCallback<MudarBusca>(
    (parte, opcoes) => {
      if (daTela !== undefined && semBarra(roteador.latestLocation.pathname) !== semBarra(daTela)) return;
      void navegar({
        to: '.',
        search: (anterior: BuscaDeTela) => semVazios({ ...anterior, ...parte }),
        replace: opcoes?.substituir ?? false,
      });
    },
    [navegar, roteador, daTela],
  );
  return [busca, mudar];
}

const semBarra = (caminho: string): string => caminho.replace(/\/+$/, '');

/** What the address says by these names, as text: which record is open (`abrir`), which tab. What is absent, empty or repeated is undefined. */
export function useEndereco<N extends string>(...nomes: readonly N[]): [valores: { readonly [K in N]?: string }, mudar: MudarBusca] {
  const [busca, mudar] = useBusca();
  const valores: { [K in N]?: string } = {};
  for (const nome of nomes) {
    const valor = busca[nome];
    if ((typeof valor === 'string' && valor !== '') || typeof valor === 'number') valores[nome] = String(valor);
  }
  return [valores, mudar];
}

/** The address of the screen that is open with part of its search changed: a record that opens beside the filters of its list. */
export function useHrefAqui(): (parte: BuscaDeTela) => string {
  const roteador = useRouter();
  return useCallback(
    (parte) => roteador.buildLocation({ to: '.', search: (anterior: BuscaDeTela) => semVazios({ ...anterior, ...parte }) }).href,
    [roteador],
  );
}

function lerCom<T extends object>(leitor: LeitorDeBusca<T>, bruta: BuscaDeTela): T {
  const lida = leitor.safeParse(bruta);
  if (lida.success) return lida.data;
  const vazia = leitor.safeParse({});
  if (!vazia.success) throw new Error('A search schema must accept an empty search');
  return vazia.data;
}

function semVazios(busca: BuscaDeTela): BuscaDeTela {
  return Object.fromEntries(Object.entries(busca).filter(([, valor]) => valor !== undefined && valor !== null && valor !== ''));
}

/** The catalog's screen that is open, or null between screens. */
export function useTelaAtual(): Tela | null {
  const id = useRouterState({ select: (estado) => estado.matches.at(-1)?.staticData.tela });
  return id === undefined ? null : telaPorId(id);
}
