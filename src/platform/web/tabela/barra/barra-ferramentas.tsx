import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { BuscaRapida } from '../filtros/busca-rapida.tsx';
import { Chips } from '../filtros/chips.tsx';
import { campoDeOrdem } from '../colunas.ts';
import { escreverEstado } from '../estado-url.ts';
import { FiltrosSalvos } from '../filtros/filtros-salvos.tsx';
import { filtrosNoNavegador } from '../memoria.ts';
import { MenuColunas } from './menu-colunas.tsx';
import { MenuExportar } from './menu-exportar.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { PropsTabela, ValorFiltro } from '../tipos.ts';
import type { useTabela } from '../use-tabela.ts';

const FolhaFiltros = lazy(() => import('../filtros/folha-filtros.tsx'));

type Props<E extends AnyEndpoint> = { props: PropsTabela<E>; tabela: ReturnType<typeof useTabela<E>>; telefone: boolean };

/** Above the table: search, filter chips, saved filters, columns, export. On a phone the filters open in a sheet. */
export function BarraFerramentas<E extends AnyEndpoint>({ props, tabela, telefone }: Props<E>) {
  const t = useTextos(textosTabela);
  const [folha, setFolha] = useState(false);
  const { estado, mudar, filtros, limites, filtrada, usuarioId } = tabela;
  const provedor = useMemo(
    () => props.filtrosSalvos ?? filtrosNoNavegador(usuarioId, props.tela),
    [props.filtrosSalvos, usuarioId, props.tela],
  );
  const mudarFiltro = (chave: string, valor: ValorFiltro | null) => {
    const { [chave]: _antigo, ...resto } = estado.filtros;
    mudar({ filtros: valor === null ? resto : { ...resto, [chave]: valor } });
  };
  const limpar = () => mudar({ busca: '', filtros: {} });
  const ativos = Object.keys(estado.filtros).length;
  const paraSalvar = escreverEstado({ ...estado, pagina: 1 }, { ...limites, prefixo: '' });
  return (
    <div className={estilo.ferramentas}>
      <search className={estilo.filtros}>
        {props.busca && (
          <BuscaRapida rotulo={props.busca.rotulo} valor={estado.busca} aoMudar={(busca) => mudar({ busca }, { substituir: true })} />
        )}
        {!telefone && <Chips filtros={filtros} valores={estado.filtros} aoMudar={mudarFiltro} aoLimpar={filtrada ? limpar : null} />}
        {telefone && (filtros.length > 0 || limites.ordenaveis.length > 0) && (
          <button type="button" className={ativos > 0 ? estilo.chipAtivoSo : estilo.chip} onClick={() => setFolha(true)}>
            <IconFilter size={16} aria-hidden /> {t(filtros.length > 0 ? 'filtros' : 'ordenar')}
            {ativos > 0 && ` (${ativos})`}
          </button>
        )}
      </search>
      <div className={estilo.direitaDaBarra}>
        <FiltrosSalvos
          tela={props.tela}
          provedor={provedor}
          atual={filtrada || estado.ordem !== limites.ordemPadrao ? paraSalvar : null}
          aoAplicar={tabela.aplicarBusca}
        />
        {!telefone && (
          <MenuColunas colunas={props.colunas} visiveis={tabela.visiveis.map((coluna) => coluna.chave)} aoMudar={tabela.escolherColunas} />
        )}
        {props.exportar && (
          <MenuExportar
            endpoint={props.exportar}
            entrada={tabela.paraExportar}
            nome={props.nomeDoArquivo ?? props.tela}
            {...(props.exportarPdf ? { tituloDoPdf: props.titulo } : {})}
          />
        )}
      </div>
      {folha && (
        <Suspense fallback={null}>
          <FolhaFiltros
            filtros={filtros}
            valores={estado.filtros}
            ordem={estado.ordem}
            ordenaveis={props.colunas.flatMap((coluna) => {
              const campo = campoDeOrdem(coluna);
              return campo === null ? [] : [{ campo, titulo: coluna.titulo }];
            })}
            total={tabela.total}
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
