import { type ReactNode, useMemo } from 'react';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { escreverEstado } from '../tabela/estado-url.ts';
import { FiltrosDaLista } from '../tabela/filtros/filtros-da-lista.tsx';
import { FiltrosSalvos } from '../tabela/filtros/filtros-salvos.tsx';
import { filtrosNoNavegador } from '../tabela/memoria.ts';
import tabela from '../tabela/tabela.module.css';
import type { Filtro, ValorFiltro } from '../tabela/tipos.ts';
import { isFiltrado, valoresMostrados } from './filtros.ts';
import type { EstadoDoRelatorio } from './use-relatorio.ts';

type Props = {
  relatorio: Relatorio;
  filtros: readonly Filtro[];
  controle: EstadoDoRelatorio;
  aplicados: ValoresSoltos | undefined;
  total: number;
  /** Buttons of the report itself, before the saved filters. */
  botoes?: ReactNode;
  /** The files of the report: after the saved filters, where every list has them. */
  exportar: ReactNode;
};

/** Above a report: search, filter chips and saved filters, as above any list; a sheet on a phone. */
export function Barra({ relatorio, filtros, controle, aplicados, total, botoes, exportar }: Props) {
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
      <FiltrosDaLista
        busca={busca && { rotulo: busca.rotulo, valor: estado.busca, aoMudar: (texto) => mudar({ busca: texto }, { substituir: true }) }}
        filtros={filtros}
        valores={valores}
        total={total}
        filtrada={filtrado}
        aoMudar={mudarFiltro}
        aoLimpar={limpar}
      />
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
    </div>
  );
}

const isFixado = (filtros: readonly Filtro[], chave: string): boolean =>
  filtros.some((filtro) => filtro.chave === chave && filtro.obrigatorio === true);
