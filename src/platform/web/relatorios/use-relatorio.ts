import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { useConsulta } from '../rede/consultas.ts';
import { useIdioma } from '../i18n.tsx';
import { useBusca } from '../navegacao.tsx';
import { useSessao } from '../sessao/sessao.ts';
import { consultaDaOrdem, consultaDaPagina, consultaDoFiltro } from '../tabela/consulta.ts';
import { escreverEstado } from '../tabela/estado-url.ts';
import type { Filtro } from '../tabela/tipos.ts';
import { useEstadoTabela } from '../tabela/use-estado.ts';
import { buscaDaTela, filtrosDaTela } from './filtros.ts';

const umMinuto = 60_000;

/** The names that a report's filters offer, for the year (or other required choice) that the address names. */
export function useFiltrosDoRelatorio(relatorio: Relatorio): {
  filtros: Filtro[];
  erro: unknown;
  pronto: boolean;
  tentarDeNovo: () => void;
} {
  const { idioma } = useIdioma();
  const [busca] = useBusca();
  const escolhidos = Object.entries(relatorio.filtros).flatMap(([campo, filtro]) => {
    const valor = busca[filtro.chave];
    const serve = filtro.tipo === 'id' && (filtro.obrigatorio === true || filtro.porElo === true) && /^\d{1,15}$/.test(String(valor));
    return serve ? [[campo, String(valor)] as const] : [];
  });
  const { data, error, refetch } = useConsulta(
    relatorio.api.opcoes,
    { query: Object.fromEntries(escolhidos) },
    { validadeMs: umMinuto, manterAnterior: true },
  );
  return {
    filtros: filtrosDaTela(relatorio, data?.opcoes ?? {}, idioma),
    erro: error,
    pronto: data !== undefined,
    tentarDeNovo: () => void refetch(),
  };
}

/** The state of a report, held by the address: filters, search, page, sort. The same names as those of lists. */
export function useEstadoDoRelatorio(relatorio: Relatorio, filtros: readonly Filtro[]) {
  const { idioma } = useIdioma();
  const { usuario } = useSessao();
  const limites = {
    filtros,
    ordenaveis: relatorio.colunas.map(({ chave }) => chave),
    colunas: [],
    ordemPadrao: null,
    tamanhoPadrao: 100,
    prefixo: '',
  };
  const controle = useEstadoTabela(limites, [], usuario?.email ?? '', relatorio.tela);
  const busca = buscaDaTela(relatorio, idioma);
  const pedido = { filtros, campoBusca: busca?.campo ?? null, fixa: {} };
  return {
    ...controle,
    limites,
    busca,
    usuarioId: usuario?.email ?? '',
    daPagina: consultaDaPagina(controle.estado, pedido),
    doFiltro: consultaDoFiltro(controle.estado, pedido),
    /** The filters as they stand in the address. */
    naUrl: escreverEstado({ ...controle.estado, pagina: 1 }, limites),
    paraExportar: { ...consultaDaOrdem(controle.estado), ...consultaDoFiltro(controle.estado, pedido) },
  };
}
export type EstadoDoRelatorio = ReturnType<typeof useEstadoDoRelatorio>;
