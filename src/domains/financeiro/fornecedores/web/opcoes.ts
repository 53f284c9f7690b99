import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { contasComoOpcoes } from '#domains/financeiro/cadastros/opcoes/contas.ts';
import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';

/** What a bill is paid by and borne by: accounts, methods, outgoing categories, cost centres, taxes. Forms wait for `pronto`. */
export function usePagamento() {
  const { idioma } = useIdioma();
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  const contas = contasComoOpcoes(data, idioma);
  const impostos = data?.impostos ?? [];
  return {
    pronto: data !== undefined,
    contas: contas.paraEscolher,
    /** Those out of use too: bills may still stand on them. */
    contasDoFiltro: contas.paraLer,
    formas: comoOpcoes(data?.formasPagamento),
    categorias: comoOpcoes(data?.categorias.filter((c) => c.sentido === 'saida')),
    centros: comoOpcoes(data?.centrosCusto),
    /** By name, with the kind in sight. */
    impostos: impostos.map(({ tipo, nome }) => ({ valor: nome, rotulo: `${nome} (${rotuloDe(tiposImposto, tipo, idioma)})` })),
    tipoDoImposto: (nome: string | null) => impostos.find((i) => i.nome === nome)?.tipo ?? null,
    contaDaForma: (id: number | null) => data?.formasPagamento.find((forma) => forma.id === id)?.contaBancariaId ?? null,
  };
}
