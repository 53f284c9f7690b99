import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import { maximoPorPagamento } from '../../baixas/esquemas.ts';
import { maximoPorRemessa } from '../../remessas/esquemas.ts';
import { textosPagar } from '../../texts.ts';

/** What can be done with many titles: pay them in one act, or tell the bank to. */
export function useAcoesEmMassa(aoEnviar: (ids: readonly number[]) => void): AcaoEmMassa<{ id: number }>[] {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const irPara = useIrPara();
  if (!pode('contas-pagar-baixar-titulo', 'criar')) return [];
  return [
    {
      chave: 'pagar',
      rotulo: t('pagar'),
      aceitaFiltro: false,
      aoExecutar: async (escolha) => {
        const ids = escolha.tipo === 'itens' ? escolha.ids : [];
        if (ids.length > maximoPorPagamento) {
          avisar.info(t('maximo', { n: maximoPorPagamento }));
          return false;
        }
        await irPara('contas-pagar-baixar-titulo', {}, { ids: ids.join(',') });
        return true;
      },
    },
    {
      chave: 'enviar',
      rotulo: t('enviarAoBanco'),
      aceitaFiltro: false,
      maximo: maximoPorRemessa,
      aoExecutar: (escolha) => {
        aoEnviar(escolha.tipo === 'itens' ? escolha.ids.map(Number) : []);
        return Promise.resolve(true);
      },
    },
  ];
}
