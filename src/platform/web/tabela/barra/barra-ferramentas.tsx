import { useMemo } from 'react';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { campoDeOrdem } from '../colunas.ts';
import { escreverEstado } from '../estado-url.ts';
import { FiltrosDaLista } from '../filtros/filtros-da-lista.tsx';
import { FiltrosSalvos } from '../filtros/filtros-salvos.tsx';
import { filtrosNoNavegador } from '../memoria.ts';
import { MenuColunas } from './menu-colunas.tsx';
import { MenuExportar } from './menu-exportar.tsx';
import estilo from '../tabela.module.css';
import type { PropsTabela } from '../tipos.ts';
import type { useTabela } from '../use-tabela.ts';

type Props<E extends AnyEndpoint> = { props: PropsTabela<E>; tabela: ReturnType<typeof useTabela<E>>; telefone: boolean };

/** Above the table: search, filter chips, saved filters, columns, export. On a phone the filters open in a sheet. */
export function BarraFerramentas<E extends AnyEndpoint>({ props, tabela, telefone }: Props<E>) {
  const { estado, mudar, filtros, limites, filtrada, usuarioId } = tabela;
  const provedor = useMemo(
    () => props.filtrosSalvos ?? filtrosNoNavegador(usuarioId, props.tela),
    [props.filtrosSalvos, usuarioId, props.tela],
  );
  const paraSalvar = escreverEstado({ ...estado, pagina: 1 }, { ...limites, prefixo: '' });
  return (
    <div className={estilo.ferramentas}>
      <FiltrosDaLista
        busca={
          props.busca && {
            rotulo: props.busca.rotulo,
            valor: estado.busca,
            aoMudar: (busca) => mudar({ busca }, { substituir: true }),
          }
        }
        filtros={filtros}
        valores={estado.filtros}
        ordena={{
          campos: props.colunas.flatMap((coluna) => {
            const campo = campoDeOrdem(coluna);
            return campo === null ? [] : [{ campo, titulo: coluna.titulo }];
          }),
          ordem: estado.ordem,
          aoMudar: (ordem) => mudar({ ordem }),
        }}
        total={tabela.total}
        filtrada={filtrada}
        aoMudar={(chave, valor) => {
          const { [chave]: _antigo, ...resto } = estado.filtros;
          mudar({ filtros: valor === null ? resto : { ...resto, [chave]: valor } });
        }}
        aoLimpar={() => mudar({ busca: '', filtros: {} })}
      />
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
    </div>
  );
}
