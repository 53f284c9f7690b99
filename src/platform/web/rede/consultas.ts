import {
  keepPreviousData,
  QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { chamarCom, type ErroApi, isFalhaPassageira } from './api.ts';
import { criarChaveDeEnvio } from './chave-de-envio.ts';
import { assinarIdioma } from '../i18n.tsx';
import { comGuarda } from '../sem-rede/consultas-guardadas.ts';
import { type EntradaBruta, enderecoDe } from './pedido.ts';

/** Answers stay fresh for a moment: going Back shows the list at once and refreshes it behind. */
export const clienteDeConsultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 10 * 60_000,
      retry: (falhas, erro) => isFalhaPassageira(erro) && falhas < 2,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});

// Answers carry sentences of the server (reasons, errors) in the language of who asked: another language makes all of them old,
// those still on their way too.
assinarIdioma(() => void clienteDeConsultas.invalidateQueries());

const chaveDe = (endpoint: AnyEndpoint, entrada?: unknown): unknown[] =>
  entrada === undefined ? [endpoint.path] : [endpoint.path, entrada];

const ler = <E extends AnyEndpoint>(endpoint: E, entrada: EntradaCliente<E>, signal?: AbortSignal): Promise<RespostaCliente<E>> =>
  chamarCom(endpoint, entrada, { signal });

const lerComGuarda = <E extends AnyEndpoint>(endpoint: E, entrada: EntradaCliente<E>, signal?: AbortSignal): Promise<RespostaCliente<E>> =>
  comGuarda(
    enderecoDe(endpoint, entrada as EntradaBruta),
    () => ler(endpoint, entrada, signal),
    () => void clienteDeConsultas.invalidateQueries({ queryKey: chaveDe(endpoint, entrada) }),
  );

/** The addresses of kept answers that screens show now. */
const aVista = new Map<string, number>();
export const emUso = (endereco: string): boolean => (aVista.get(endereco) ?? 0) > 0;

/** Notes that a screen shows the answer of an address, while it does. */
function useAVista(endereco: string | null): void {
  useEffect(() => {
    if (endereco === null) return;
    aVista.set(endereco, (aVista.get(endereco) ?? 0) + 1);
    return () => void aVista.set(endereco, (aVista.get(endereco) ?? 1) - 1);
  }, [endereco]);
}

/** Reads an endpoint only to keep its answer for when there is no network. Gives whether it came. */
export const guardarConsulta = <E extends AnyEndpoint>(endpoint: E, entrada: EntradaCliente<E>): Promise<boolean> =>
  lerComGuarda(endpoint, entrada).then(
    () => true,
    () => false,
  );

/**
 * Reads an endpoint. `ativa: false` waits; `manterAnterior` keeps the last rows on the screen while the next arrive;
 * `validadeMs` keeps the answer fresh for longer than the usual 5 seconds (lists that hardly change);
 * 'static' reads once and never again by itself (each view of it is recorded); `guardar` keeps the answer in the browser of
 * who works without a network too, and shows it where there is none (`sem-rede/`).
 */
export function useConsulta<E extends AnyEndpoint>(
  endpoint: E,
  entrada: EntradaCliente<E>,
  opcoes: { ativa?: boolean; manterAnterior?: boolean; validadeMs?: number | 'static'; guardar?: boolean } = {},
): UseQueryResult<RespostaCliente<E>, ErroApi> {
  useAVista(opcoes.guardar === true && opcoes.ativa !== false ? enderecoDe(endpoint, entrada as EntradaBruta) : null);
  // The client is given by hand so that a page outside the shell needs no provider: the sign-in page loads none of this.
  const opcoesDaConsulta: UseQueryOptions<RespostaCliente<E>, ErroApi> = {
    queryKey: chaveDe(endpoint, entrada),
    queryFn: ({ signal }) => (opcoes.guardar === true ? lerComGuarda(endpoint, entrada, signal) : ler(endpoint, entrada, signal)),
    ...(opcoes.guardar === true ? { networkMode: 'always', refetchOnReconnect: true } : {}),
    enabled: opcoes.ativa ?? true,
    ...(opcoes.validadeMs === undefined ? {} : { staleTime: opcoes.validadeMs }),
    ...(opcoes.manterAnterior === true ? { placeholderData: keepPreviousData } : {}),
  };
  return useQuery(opcoesDaConsulta, clienteDeConsultas);
}

/**
 * Reads one record to open it. A copy of before that is being read again is not shown: a form that opened with it would collide with what the same
 * person has just saved. Once shown, the record stays through every later reading.
 */
export function useRegistro<E extends AnyEndpoint>(
  endpoint: E,
  entrada: EntradaCliente<E>,
  opcoes: { ativa?: boolean; guardar?: boolean } = {},
): Pick<UseQueryResult<RespostaCliente<E>, ErroApi>, 'data' | 'error' | 'refetch'> {
  const consulta = useConsulta(endpoint, entrada, opcoes);
  const chave = JSON.stringify(entrada);
  const [aberto, setAberto] = useState({ chave, mostrado: false });
  const mostrado = aberto.chave === chave && aberto.mostrado;
  const pronto = mostrado || !consulta.isStale || !consulta.isFetching || consulta.isFetchedAfterMount;
  const agora = pronto && consulta.data !== undefined;
  if (aberto.chave !== chave || aberto.mostrado !== agora) setAberto({ chave, mostrado: agora });
  const { data, error, refetch } = consulta;
  return pronto ? { data, error, refetch } : { data: undefined, error: null, refetch };
}

/** Marks the answers of an endpoint as old, whatever their input: those on the screen are read again. */
export function invalidar(endpoint: AnyEndpoint): Promise<void> {
  return clienteDeConsultas.invalidateQueries({ queryKey: chaveDe(endpoint) });
}

/** Puts into an answer on the screen what a write gave back: it is not read again for that. Nothing happens where it was never read. */
export function acertarConsulta<E extends AnyEndpoint>(
  endpoint: E,
  entrada: EntradaCliente<E>,
  acertar: (antes: RespostaCliente<E>) => RespostaCliente<E>,
): void {
  clienteDeConsultas.setQueryData<RespostaCliente<E>>(chaveDe(endpoint, entrada), (antes) =>
    antes === undefined ? undefined : acertar(antes),
  );
}

/**
 * Marks as old every answer whose path begins with one of these (`'Contrato'`, `'Pessoa/obter-alunos'`). What a write changes in other rooms is named
 * so: importing their endpoints would tie the rooms together.
 */
export function envelhecer(...inicios: readonly string[]): Promise<void> {
  return clienteDeConsultas.invalidateQueries({
    predicate: ({ queryKey: [caminho] }) => inicios.some((inicio) => caminho === inicio || String(caminho).startsWith(`${inicio}/`)),
  });
}

/**
 * Writes through an endpoint. The Idempotency-Key is renewed by an answer or by another input (`chave-de-envio.ts`), so a
 * double click or a retry after a lost connection has one effect. `invalida` lists the reads of the own room that this write
 * makes old, `envelhece` the beginnings of paths (see `envelhecer`).
 */
export function useComando<E extends AnyEndpoint>(
  endpoint: E,
  opcoes: {
    invalida?: readonly AnyEndpoint[];
    envelhece?: readonly string[];
    aoConcluir?: (resposta: RespostaCliente<E>, entrada: EntradaCliente<E>) => void;
  } = {},
): UseMutationResult<RespostaCliente<E>, ErroApi, EntradaCliente<E>> {
  const [chave] = useState(criarChaveDeEnvio);
  const opcoesDoComando: UseMutationOptions<RespostaCliente<E>, ErroApi, EntradaCliente<E>> = {
    mutationFn: (entrada) => chamarCom(endpoint, entrada, { chaveIdempotencia: chave.para(entrada) }),
    onSettled: (_resposta, erro, entrada) => chave.aoResponder(erro, entrada),
    onSuccess: async (resposta, entrada) => {
      opcoes.aoConcluir?.(resposta, entrada);
      await Promise.all([...(opcoes.invalida ?? []).map(invalidar), envelhecer(...(opcoes.envelhece ?? []))]);
    },
  };
  return useMutation(opcoesDoComando, clienteDeConsultas);
}
