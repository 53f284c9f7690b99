import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { telaPorId } from '#catalog/telas.ts';
import { formatarMedida } from '#shared/relatorios/celulas.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { useConsulta } from '../rede/consultas.ts';
import { Janela } from '../janelas/dialogos.tsx';
import { useIdioma } from '../i18n.tsx';
import { useBusca } from '../navegacao.tsx';
import { Cartoes, EstadoErro, Esqueleto, Pagina } from '../pagina/pagina.tsx';
import { Rodape } from '../tabela/rodape.tsx';
import type { Filtro, Ordem } from '../tabela/tipos.ts';
import { Barra } from './barra.tsx';
import { CartoesDoRelatorio } from './cartoes.tsx';
import { type CelulaEscolhida, MatrizDoCruzamento } from './cruzamento.tsx';
import { ExportarRelatorio } from './exportar.tsx';
import { isFiltrado, valoresMostrados } from './filtros.ts';
import { FiltroEmPalavras } from '../tabela/filtros/em-palavras.tsx';
import { FiltrosNoPapel } from './filtros-no-papel.tsx';
import { LinhasDoRelatorio } from './linhas.tsx';
import { Moldura } from './moldura.tsx';
import estilo from './relatorio.module.css';
import { ComoLer } from './como-ler.tsx';
import { useGrafico } from './use-grafico.tsx';
import { useEstadoDoRelatorio } from './use-relatorio.ts';

const texto = (valor: unknown): string | null => (typeof valor === 'string' || typeof valor === 'number' ? String(valor) : null);

/** A report as a cross-tab. Which cell is open stands in the address: `cl` its row, `cc` its column. */
export function TelaDeCruzamento({ relatorio, filtros }: { relatorio: Relatorio; filtros: readonly Filtro[] }) {
  const { idioma } = useIdioma();
  const telefone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const controle = useEstadoDoRelatorio(relatorio, filtros);
  const [{ cl, cc }, mudarBusca] = useBusca();
  const { cruzar } = relatorio.api;
  if (cruzar === null) throw new Error('this report has no cross-tab');
  const consulta = useConsulta(cruzar, { query: controle.doFiltro }, { manterAnterior: true });
  const resposta = consulta.data;
  const dimensao = relatorio.cruzamento?.dimensoes[String(resposta?.aplicados['Linhas'])];
  const legenda = telaPorId(relatorio.tela).titulo[idioma];
  const grafico = useGrafico(
    dimensao && resposta
      ? {
          titulo: dimensao.titulo[idioma],
          barras: resposta.linhas.map(({ chave, rotulo, total }) => ({ chave, rotulo, valor: total })),
          tipo: 'inteiro',
        }
      : null,
  );
  const celula: CelulaEscolhida = { linha: texto(cl), coluna: texto(cc) };
  return (
    <Pagina situacao={<ComoLer texto={relatorio.sobre[idioma]} />}>
      <div className={estilo.raiz}>
        <FiltrosNoPapel relatorio={relatorio} filtros={filtros} controle={controle} aplicados={resposta?.aplicados} />
        <Cartoes
          numeros={[
            {
              rotulo: relatorio.cruzamento?.titulo[idioma] ?? '',
              valor: resposta ? formatarMedida(resposta.total, 'inteiro', idioma) : null,
              ...(resposta && relatorio.cruzamento?.elo ? { elo: relatorio.cruzamento.elo(resposta.aplicados) } : {}),
            },
            ...(resposta?.colunas.slice(0, 5) ?? []).map(({ chave, rotulo, total }) => ({
              rotulo,
              valor: formatarMedida(total, 'inteiro', idioma),
              elo: { tela: relatorio.tela, search: { ...controle.naUrl, cc: chave } },
            })),
          ]}
        />
        <Barra
          relatorio={relatorio}
          filtros={filtros}
          controle={controle}
          aplicados={resposta?.aplicados}
          total={resposta?.total ?? 0}
          botoes={grafico.botao}
          exportar={<ExportarRelatorio relatorio={relatorio} consulta={controle.doFiltro} />}
        />
        {grafico.quadro}
        <Moldura
          relatorio={relatorio}
          consulta={consulta}
          vazio={resposta?.linhas.length === 0}
          filtro={
            isFiltrado(filtros, controle.estado.filtros, controle.estado.busca) ? (
              <FiltroEmPalavras
                busca={controle.estado.busca}
                filtros={filtros}
                valores={valoresMostrados(relatorio, controle.estado.filtros, resposta?.aplicados)}
              />
            ) : null
          }
          paginaAlem={false}
          aoLimpar={() => controle.mudar({ busca: '', filtros: {} })}
          aoPrimeira={() => controle.mudar({ pagina: 1 })}
        >
          {resposta && (
            <MatrizDoCruzamento
              relatorio={relatorio}
              resposta={resposta}
              legenda={legenda}
              aoAbrir={({ linha, coluna }) => mudarBusca({ cl: linha, cc: coluna })}
            />
          )}
        </Moldura>
      </div>
      <Janela
        aberta={resposta !== undefined && (celula.linha !== null || celula.coluna !== null)}
        tamanho="larga"
        titulo={[
          resposta?.linhas.find(({ chave }) => chave === celula.linha)?.rotulo,
          resposta?.colunas.find(({ chave }) => chave === celula.coluna)?.rotulo,
        ]
          .filter((parte) => parte !== undefined)
          .join(' · ')}
        aoFechar={() => mudarBusca({ cl: undefined, cc: undefined })}
        rodape={<ExportarRelatorio relatorio={relatorio} consulta={{ ...controle.doFiltro, ...comoConsulta(celula) }} />}
      >
        <LinhasDaCelula
          relatorio={relatorio}
          consulta={{ ...controle.doFiltro, ...comoConsulta(celula) }}
          legenda={legenda}
          telefone={telefone}
        />
      </Janela>
    </Pagina>
  );
}

const comoConsulta = ({ linha, coluna }: CelulaEscolhida): Record<string, string> => ({
  ...(linha === null ? {} : { CelulaLinha: linha }),
  ...(coluna === null ? {} : { CelulaColuna: coluna }),
});

/** The rows behind a figure of the matrix, a page at a time. */
function LinhasDaCelula({
  relatorio,
  consulta,
  legenda,
  telefone,
}: {
  relatorio: Relatorio;
  consulta: Record<string, unknown>;
  legenda: string;
  telefone: boolean;
}) {
  const [pagina, setPagina] = useState({ pagina: 1, tamanho: 50 });
  const [ordem, setOrdem] = useState<Ordem | null>(null);
  const { data, error, refetch } = useConsulta(
    relatorio.api.consultar,
    {
      query: {
        ...consulta,
        NumeroDaPagina: String(pagina.pagina),
        TamanhoDaPagina: String(pagina.tamanho),
        ...(ordem ? { CampoOrdenado: ordem.campo, OrdenacaoAscendente: String(ordem.ascendente) } : {}),
      },
    },
    { manterAnterior: true },
  );
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={10} />;
  return (
    <>
      {telefone ? (
        <CartoesDoRelatorio relatorio={relatorio} resposta={data} />
      ) : (
        <LinhasDoRelatorio relatorio={relatorio} resposta={data} ordem={ordem} aoOrdenar={setOrdem} legenda={legenda} />
      )}
      <Rodape
        pagina={pagina.pagina}
        tamanho={pagina.tamanho}
        total={data.total}
        aoMudar={(parte) => setPagina({ ...pagina, pagina: 1, ...parte })}
      />
    </>
  );
}
