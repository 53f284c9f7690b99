import { useMemo } from 'react';
import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { useConsulta } from '../consultas.ts';
import { useSessao } from '../sessao-estado.ts';
import { campoDeOrdem, colunasVisiveis } from './colunas.ts';
import { consultaDaOrdem, consultaDaPagina, consultaDoFiltro } from './consulta.ts';
import { conferirChaves, type LimitesTabela, temFiltro } from './estado-url.ts';
import type { Filtro, IdLinha, LinhaDe, PropsTabela } from './tipos.ts';
import { useEstadoTabela } from './use-estado.ts';
import { useSelecao } from './use-selecao.ts';

const SEM_FILTROS: readonly Filtro[] = [];
const semNumero = (id: unknown): IdLinha => (typeof id === 'number' || typeof id === 'string' ? id : String(id));

/** Everything a list needs: state in the address, the page of rows, the selection. */
export function useTabela<E extends AnyEndpoint>(props: PropsTabela<E>) {
  type L = LinhaDe<E>;
  const { usuario } = useSessao();
  const filtros: readonly Filtro[] = props.filtros ?? SEM_FILTROS;
  const usuarioId = usuario?.email ?? '';
  const chaves = props.colunas.map((coluna) => coluna.chave).join(',');
  const { ordemPadrao = null, tamanhoPadrao = 50, prefixo = '' } = props;
  const limites = useMemo<LimitesTabela>(() => {
    conferirChaves(filtros);
    return {
      filtros,
      ordenaveis: props.colunas.flatMap((coluna) => campoDeOrdem(coluna) ?? []),
      colunas: chaves.split(','),
      ordemPadrao,
      tamanhoPadrao,
      prefixo,
    };
    // Lists are described inline: their shape changes with the columns' keys and the filters, not with every render.
  }, [filtros, chaves, ordemPadrao?.campo, ordemPadrao?.ascendente, tamanhoPadrao, prefixo]);

  const controle = useEstadoTabela(limites, props.colunas, usuarioId, props.tela);
  const { estado } = controle;
  const pedido = { filtros, campoBusca: props.busca?.campo ?? null, fixa: props.entrada?.query ?? {} };
  const doFiltro = consultaDoFiltro(estado, pedido);
  // The generic endpoint hides its exact input: filters can only name its query keys (see `CampoDaConsulta`).
  const entrada = {
    ...(props.entrada?.params ? { params: props.entrada.params } : {}),
    query: consultaDaPagina(estado, pedido),
  } as unknown as EntradaCliente<E>;
  const consulta = useConsulta(props.endpoint, entrada, { manterAnterior: true });
  const resposta = consulta.data as RespostaCliente<E> | undefined;
  const { itens, total } = paginaDe<L>(resposta);

  const idDe = props.idDe ?? ((linha: L) => semNumero(Reflect.get(linha as object, 'id')));
  const pares = useMemo(() => itens.map((linha) => [idDe(linha), linha] as const), [itens]);
  const selecao = useSelecao<L>(pares, JSON.stringify(doFiltro));
  return {
    ...controle,
    limites,
    filtros,
    usuarioId,
    consulta,
    resposta,
    total,
    pares,
    selecao,
    doFiltro,
    paraExportar: { params: props.entrada?.params, query: { ...consultaDaOrdem(estado), ...doFiltro } },
    filtrada: temFiltro(estado),
    visiveis: colunasVisiveis(props.colunas, estado.colunas),
  };
}

const NENHUMA: readonly never[] = [];
function paginaDe<L>(resposta: unknown): { itens: readonly L[]; total: number } {
  const pagina = resposta as { itens: readonly L[]; total: number } | undefined;
  return pagina ?? { itens: NENHUMA, total: 0 };
}
