import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import { fichaApi } from '#domains/financeiro/titulos/ficha/api.ts';
import { maximoPorAcordo } from '#domains/financeiro/titulos/acordos/situacoes.ts';
import { maximoPorLote, maximoPorMudancaDeConta } from '#domains/financeiro/titulos/esquemas.ts';
import { maximoNoPortal } from '#domains/financeiro/titulos/ficha/esquemas.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';

const TELA = 'contas-a-receber';

/**
 * What can be done with many titles: settle them, move them to another account in a window of the page, show or hide them in the portal
 * with the way back.
 */
export function useAcoesEmMassa(mudarConta: (ids: readonly number[]) => Promise<boolean>): AcaoEmMassa<{ id: number }>[] {
  const t = useTextos(textosTitulos);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const mudarPortal = (liberar: boolean, ids: number[]) =>
    chamar(liberar ? fichaApi.liberarVariosNoPortal : fichaApi.bloquearVariosNoPortal, { body: { ids } });
  const portal = (liberar: boolean): AcaoEmMassa<{ id: number }> => ({
    chave: liberar ? 'liberar' : 'bloquear',
    rotulo: t(liberar ? 'liberarNoPortal' : 'bloquearNoPortal'),
    aceitaFiltro: false,
    maximo: maximoNoPortal,
    aoExecutar: async (escolha) => {
      const ids = escolha.tipo === 'itens' ? escolha.ids.map(Number) : [];
      const { alterados } = await mudarPortal(liberar, ids);
      await recarregarTitulos();
      avisar.sucesso(t(liberar ? 'liberados' : 'bloqueados', { n: alterados }), {
        desfazer: () =>
          mudarPortal(!liberar, ids)
            .then(recarregarTitulos)
            .then(() => undefined),
      });
    },
  });
  const baixar: AcaoEmMassa<{ id: number }> = {
    chave: 'baixar',
    rotulo: t('baixar'),
    aceitaFiltro: false,
    aoExecutar: async (escolha) => {
      const ids = escolha.tipo === 'itens' ? escolha.ids : [];
      if (ids.length > maximoPorLote) {
        avisar.info(t('maximo', { n: maximoPorLote }));
        return false;
      }
      await irPara('baixar-titulos', {}, { ids: ids.join(',') });
      return true;
    },
  };
  const renegociar: AcaoEmMassa<{ id: number }> = {
    chave: 'renegociar',
    rotulo: t('renegociar'),
    aceitaFiltro: false,
    aoExecutar: async (escolha) => {
      const ids = escolha.tipo === 'itens' ? escolha.ids.slice(0, maximoPorAcordo) : [];
      await irPara(TELA, {}, { renegociar: ids.join(',') });
      return true;
    },
  };
  const conta: AcaoEmMassa<{ id: number }> = {
    chave: 'conta',
    rotulo: t('mudarConta'),
    aceitaFiltro: false,
    maximo: maximoPorMudancaDeConta,
    aoExecutar: (escolha) => mudarConta(escolha.tipo === 'itens' ? escolha.ids.map(Number) : []),
  };
  return [
    ...(pode('baixar-titulo', 'criar') ? [baixar] : []),
    ...(pode('renegociar-titulo', 'criar') ? [renegociar] : []),
    ...(pode(TELA, 'editar') ? [conta, portal(true), portal(false)] : []),
  ];
}
