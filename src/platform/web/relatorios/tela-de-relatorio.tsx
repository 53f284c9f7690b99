import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatarCelula, formatarMedida } from '#shared/relatorios/celulas.ts';
import { nomeDoRelatorio, type Relatorio } from '#shared/relatorios/definicao.ts';
import type { Idioma } from '#shared/erros.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import type { Celula } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { type Totais, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { useConsulta } from '../rede/consultas.ts';
import { useIdioma } from '../i18n.tsx';
import { Cartoes, EstadoErro, Esqueleto, Pagina } from '../pagina/pagina.tsx';
import { Rodape } from '../tabela/rodape.tsx';
import type { Filtro } from '../tabela/tipos.ts';
import { Barra } from './barra.tsx';
import { CartoesDoRelatorio } from './cartoes.tsx';
import { ExportarRelatorio } from './exportar.tsx';
import { isFiltrado, valoresMostrados } from './filtros.ts';
import { FiltroEmPalavras } from '../tabela/filtros/em-palavras.tsx';
import { FiltrosNoPapel } from './filtros-no-papel.tsx';
import { barrasDe } from './grafico.tsx';
import { LinhasDoRelatorio } from './linhas.tsx';
import { Moldura } from './moldura.tsx';
import estilo from './relatorio.module.css';
import { ComoLer } from './como-ler.tsx';
import { TelaDeCruzamento } from './tela-de-cruzamento.tsx';
import { useGrafico } from './use-grafico.tsx';
import { useEstadoDoRelatorio, useFiltrosDoRelatorio } from './use-relatorio.ts';

/** The screen of any report: filters in the address, figures that open what is behind them, groups, total, chart, files. */
export function TelaDeRelatorio({ relatorio, abas, acoes }: { relatorio: Relatorio; abas?: ReactNode; acoes?: ReactNode }) {
  const { filtros, pronto, erro, tentarDeNovo } = useFiltrosDoRelatorio(relatorio);
  // What a filter in the address means depends on its names: the rows are asked for when these are there.
  if (!pronto)
    return (
      <Pagina abas={abas}>{erro === null ? <Esqueleto linhas={14} /> : <EstadoErro erro={erro} tentarDeNovo={tentarDeNovo} />}</Pagina>
    );
  return relatorio.cruzamento ? (
    <TelaDeCruzamento relatorio={relatorio} filtros={filtros} />
  ) : (
    <TelaDeLinhas relatorio={relatorio} filtros={filtros} abas={abas} acoes={acoes} />
  );
}

type PropsDasLinhas = { relatorio: Relatorio; filtros: readonly Filtro[]; abas: ReactNode; acoes: ReactNode };

function TelaDeLinhas({ relatorio, filtros, abas, acoes }: PropsDasLinhas) {
  const { idioma } = useIdioma();
  const telefone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const controle = useEstadoDoRelatorio(relatorio, filtros);
  const consulta = useConsulta(relatorio.api.consultar, { query: controle.daPagina }, { manterAnterior: true });
  const { estado, mudar } = controle;
  const resposta = consulta.data;
  const legenda = nomeDoRelatorio(relatorio, idioma);
  const grafico = useGrafico(desenhoDe(relatorio, resposta, idioma), { aberto: (resposta?.total ?? 0) <= 10 });
  return (
    <Pagina situacao={<ComoLer texto={relatorio.sobre[idioma]} />} abas={abas} acoes={acoes}>
      <div className={estilo.raiz}>
        <FiltrosNoPapel relatorio={relatorio} filtros={filtros} controle={controle} aplicados={resposta?.aplicados} />
        <Numeros relatorio={relatorio} totais={resposta?.totais} aplicados={resposta?.aplicados} />
        <Barra
          relatorio={relatorio}
          filtros={filtros}
          controle={controle}
          aplicados={resposta?.aplicados}
          total={resposta?.total ?? 0}
          botoes={grafico.botao}
          exportar={<ExportarRelatorio relatorio={relatorio} consulta={controle.paraExportar} />}
        />
        {grafico.quadro}
        <Moldura
          relatorio={relatorio}
          consulta={consulta}
          vazio={resposta?.itens.length === 0}
          filtro={
            isFiltrado(filtros, estado.filtros, estado.busca) ? (
              <FiltroEmPalavras
                busca={estado.busca}
                filtros={filtros}
                valores={valoresMostrados(relatorio, estado.filtros, resposta?.aplicados)}
              />
            ) : null
          }
          paginaAlem={(resposta?.total ?? 0) > 0}
          aoLimpar={() => mudar({ busca: '', filtros: {} })}
          aoPrimeira={() => mudar({ pagina: 1 })}
        >
          {resposta &&
            (telefone ? (
              <CartoesDoRelatorio relatorio={relatorio} resposta={resposta} />
            ) : (
              <LinhasDoRelatorio
                relatorio={relatorio}
                resposta={resposta}
                ordem={estado.ordem}
                aoOrdenar={(ordem) => mudar({ ordem })}
                legenda={legenda}
              />
            ))}
          {resposta && <Rodape pagina={estado.pagina} tamanho={estado.tamanho} total={resposta.total} aoMudar={mudar} />}
        </Moldura>
      </div>
    </Pagina>
  );
}

function Numeros({
  relatorio,
  totais,
  aplicados,
}: {
  relatorio: Relatorio;
  totais: Totais | undefined;
  aplicados: ValoresSoltos | undefined;
}) {
  const { idioma } = useIdioma();
  const { numeros = [] } = relatorio;
  if (numeros.length === 0) return null;
  return (
    <Cartoes
      numeros={numeros.map(({ rotulo, valor, tipo, tom, elo }) => {
        const medido = totais === undefined ? null : valorDaMedida(totais, valor);
        // A figure that is not there yet leads nowhere.
        const destino = (aplicados && elo?.(aplicados)) ?? null;
        return {
          rotulo: rotulo[idioma],
          valor: totais === undefined ? null : formatarMedida(medido, tipo, idioma),
          ...(tom && (medido ?? 0) > 0 ? { tom } : {}),
          ...(destino ? { elo: destino } : {}),
        };
      })}
    />
  );
}

type Desenho = Parameters<typeof useGrafico>[0];

/** The bars of a report's chart: its groups by their names. */
function desenhoDe(relatorio: Relatorio, resposta: RespostaDoRelatorio | undefined, idioma: Idioma): Desenho {
  const { grafico } = relatorio;
  if (!grafico || !resposta) return null;
  const coluna = relatorio.colunas.find(({ chave }) => chave === grafico.rotulo);
  const nomear = (rotulo: Celula): string => (coluna ? formatarCelula(coluna, rotulo, idioma) : String(rotulo ?? '')) || '—';
  return { titulo: grafico.titulo[idioma], barras: barrasDe(grafico, resposta.grafico, nomear), tipo: grafico.tipo };
}
