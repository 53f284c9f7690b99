import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { useTextos } from '../i18n.tsx';
import { BuscaRapida } from '../tabela/filtros/busca-rapida.tsx';
import { Chips } from '../tabela/filtros/chips.tsx';
import { escreverEstado } from '../tabela/estado-url.ts';
import { FiltrosSalvos } from '../tabela/filtros/filtros-salvos.tsx';
import { filtrosNoNavegador } from '../tabela/memoria.ts';
import tabela from '../tabela/tabela.module.css';
import type { Filtro, ValorFiltro } from '../tabela/tipos.ts';
import { isFiltrado, valoresMostrados } from './filtros.ts';
import { textosRelatorio } from './texts.ts';
import type { EstadoDoRelatorio } from './use-relatorio.ts';

const FolhaFiltros = lazy(() => import('../tabela/filtros/folha-filtros.tsx'));

type Props = {
  relatorio: Relatorio;
  filtros: readonly Filtro[];
  controle: EstadoDoRelatorio;
  aplicados: ValoresSoltos | undefined;
  total: number;
  telefone: boolean;
  /** Buttons of the report itself, before the saved filters. */
  botoes?: ReactNode;
  /** The files of the report: after the saved filters, where every list has them. */
  exportar: ReactNode;
};

/** Above a report: search, filter chips and saved filters, as above any list; a sheet on a phone. */
export function Barra({ relatorio, filtros, controle, aplicados, total, telefone, botoes, exportar }: Props) {
  const t = useTextos(textosRelatorio);
  const [folha, setFolha] = useState(false);
  const { estado, mudar, busca, limites, usuarioId } = controle;
  const provedor = useMemo(() => filtrosNoNavegador(usuarioId, relatorio.tela), [usuarioId, relatorio.tela]);
  const valores = valoresMostrados(relatorio, estado.filtros, aplicados);
  const filtrado = isFiltrado(filtros, estado.filtros, estado.busca);
  const mudarFiltro = (chave: string, valor: ValorFiltro | null) => {
    const { [chave]: _antigo, ...resto } = estado.filtros;
    mudar({ filtros: valor === null ? resto : { ...resto, [chave]: valor } });
  };
  const limpar = () =>
    mudar({ busca: '', filtros: Object.fromEntries(Object.entries(estado.filtros).filter(([chave]) => isFixado(filtros, chave))) });
  return (
    <div className={tabela.ferramentas}>
      <search className={tabela.filtros}>
        {busca && (
          <BuscaRapida rotulo={busca.rotulo} valor={estado.busca} aoMudar={(texto) => mudar({ busca: texto }, { substituir: true })} />
        )}
        {telefone ? (
          <button type="button" className={filtrado ? tabela.chipAtivoSo : tabela.chip} onClick={() => setFolha(true)}>
            <IconFilter size={16} aria-hidden /> {t('filtros')} ({Object.keys(valores).length})
          </button>
        ) : (
          <Chips filtros={filtros} valores={valores} aoMudar={mudarFiltro} aoLimpar={filtrado ? limpar : null} />
        )}
      </search>
      <div className={tabela.direitaDaBarra}>
        {botoes}
        <FiltrosSalvos
          tela={relatorio.tela}
          provedor={provedor}
          atual={Object.keys(estado.filtros).length > 0 || estado.busca !== '' ? escreverEstado({ ...estado, pagina: 1 }, limites) : null}
          aoAplicar={controle.aplicarBusca}
        />
        {exportar}
      </div>
      {folha && (
        <Suspense fallback={null}>
          <FolhaFiltros
            filtros={filtros}
            valores={valores}
            ordem={estado.ordem}
            ordenaveis={[]}
            total={total}
            aoMudar={mudarFiltro}
            aoOrdenar={(ordem) => mudar({ ordem })}
            aoLimpar={limpar}
            aoFechar={() => setFolha(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const isFixado = (filtros: readonly Filtro[], chave: string): boolean =>
  filtros.some((filtro) => filtro.chave === chave && filtro.obrigatorio === true);
