import { useMemo } from 'react';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { useSessao } from '../sessao/sessao-estado.ts';
import { campoDeOrdem, colunasVisiveis } from './colunas.ts';
import { consultaDaOrdem, consultaDaPagina, consultaDoFiltro } from './consulta.ts';
import { conferirChaves, type LimitesTabela, temFiltro } from './estado-url.ts';
import { totalDePaginas } from './paginas.ts';
import type { Filtro, IdLinha, LinhaDe, PropsTabela } from './tipos.ts';
import { useEstadoTabela } from './use-estado.ts';
import { usePagina } from './use-pagina.ts';
import { useSelecao } from './linhas/use-selecao.ts';

const SEM_FILTROS: readonly Filtro[] = [];
const emId = (id: unknown): IdLinha => (typeof id === 'number' || typeof id === 'string' ? id : '');

/** Everything a list needs: state in the address, the page of rows, the selection. */
export function useTabela<E extends AnyEndpoint>(props: PropsTabela<E>) {
  type L = LinhaDe<E>;
  const { colunas } = props;
  const { usuario } = useSessao();
  const filtros: readonly Filtro[] = props.filtros ?? SEM_FILTROS;
  const usuarioId = usuario?.email ?? '';
  conferirChaves(filtros);
  const limites: LimitesTabela = {
    filtros,
    ordenaveis: props.colunas.flatMap((coluna) => campoDeOrdem(coluna) ?? []),
    colunas: props.colunas.map((coluna) => coluna.chave),
    ordemPadrao: props.ordemPadrao ?? null,
    tamanhoPadrao: props.tamanhoPadrao ?? 50,
    prefixo: props.prefixo ?? '',
  };
  const controle = useEstadoTabela(limites, props.colunas, usuarioId, props.tela);
  const { estado } = controle;
  const pedido = { filtros, campoBusca: props.busca?.campo ?? null, fixa: props.entrada?.query ?? {} };
  const doFiltro = consultaDoFiltro(estado, pedido);
  const daPagina = consultaDaPagina(estado, pedido);
  const lida = usePagina(props.endpoint, props.entrada?.params, { daPagina, doFiltro });
  const { consulta, resposta } = lida;
  const { itens, total: totalDaPagina } = paginaDe<L>(resposta);
  const total = totalDaPagina ?? paginaDe<L>(lida.doFiltro).total;
  const ultima = total === null ? null : totalDePaginas(total, estado.tamanho);

  const idDe = props.idDe ?? ((linha: L) => emId(Reflect.get(linha as object, 'id')));
  const pares = itens.map((linha) => [idDe(linha), linha] as const);
  const selecao = useSelecao<L>(pares, JSON.stringify(doFiltro));
  const escolhidas = estado.colunas?.join(',') ?? '';
  // The same list of columns lets a row that did not change stay undrawn.
  const visiveis = useMemo(() => colunasVisiveis(colunas, escolhidas === '' ? null : escolhidas.split(',')), [colunas, escolhidas]);
  return {
    ...controle,
    limites,
    filtros,
    usuarioId,
    consulta,
    resposta,
    /** The page with the totals and sums of the whole filter, once they are there. */
    resumo: lida.doFiltro,
    erro: lida.erro,
    tentarDeNovo: lida.tentarDeNovo,
    total,
    // While nobody knows how many there are, a page with rows has another after it.
    temMais: ultima === null ? consulta.isPlaceholderData || itens.length > 0 : estado.pagina < ultima,
    pares,
    idDe,
    selecao,
    doFiltro,
    paraExportar: { params: props.entrada?.params, query: { ...consultaDaOrdem(estado), ...doFiltro } },
    filtrada: temFiltro(estado),
    visiveis,
  };
}

const NENHUMA: readonly never[] = [];
function paginaDe<L>(resposta: unknown): { itens: readonly L[]; total: number | null } {
  const pagina = resposta as { itens: readonly L[]; total: number | null } | undefined;
  return pagina ?? { itens: NENHUMA, total: null };
}
