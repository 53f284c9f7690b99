import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { useTextos } from '../i18n.tsx';
import { mensagemDe } from '../rede/erro-api.ts';
import { EstadoErro } from '../pagina/estados.tsx';
import { BarraEmMassa } from './linhas/barra-em-massa.tsx';
import { BarraFerramentas } from './barra/barra-ferramentas.tsx';
import { Cabecalho } from './cabecalho.tsx';
import type { Cartoes as CartoesDaLista } from './linhas/cartoes.tsx';
import { Esqueleto, SemLinhas } from './estados.tsx';
import { FiltroEmPalavras } from './filtros/em-palavras.tsx';
import { conteudoDe, Linha } from './linhas/linha.tsx';
import { Rodape } from './rodape.tsx';
import { lerTodas } from './linhas/ler-todas.ts';
import { contar, escolhaDe, estaSelecionada, somaDaSelecao } from './linhas/selecao.ts';
import estilo from './tabela.module.css';
import { textosTabela } from './texts.ts';
import type { LinhaDe, PropsTabela } from './tipos.ts';
import { useAlturaLivre } from './use-altura.ts';
import { useSemCorte } from './use-sem-corte.ts';
import { useTabela } from './use-tabela.ts';
import { useTeclado } from './linhas/use-teclado.ts';

// Only a phone shows cards, and only a phone fetches them.
const Cartoes = lazy(() => import('./linhas/cartoes.tsx').then((m) => ({ default: m.Cartoes }))) as unknown as typeof CartoesDaLista;

/**
 * The list of every screen: server paging, sort, filters and columns in the address, selection with sum, export, keyboard,
 * cards on a phone. See the README of this folder for its anatomy.
 */
export function TabelaDados<E extends AnyEndpoint>(props: PropsTabela<E>): ReactNode {
  type L = LinhaDe<E>;
  const t = useTextos(textosTabela);
  const telefone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const tabela = useTabela(props);
  const { estado, mudar, consulta, resposta, resumo, total, pares, selecao, visiveis } = tabela;
  const caixa = useRef<HTMLDivElement>(null);
  const altura = useAlturaLivre(caixa);
  useSemCorte(caixa, `${telefone} ${visiveis.map(({ chave }) => chave).join()} ${resposta === undefined}`);
  const seleciona = (props.acoesEmMassa ?? []).length > 0;

  const linhaEm = (indice: number): L | undefined => pares[indice]?.[1];
  const hrefDe = (indice: number) => {
    const linha = linhaEm(indice);
    return linha === undefined ? null : (props.linhaHref?.(linha) ?? null);
  };
  const { aoAbrir } = props;
  const abre = props.linhaHref !== undefined || aoAbrir !== undefined;
  const { foco, abrir, propsDoCorpo } = useTeclado({
    corpo: caixa,
    linhas: pares.length,
    assinatura: resposta,
    hrefDe,
    aoAbrir: aoAbrir
      ? (indice) => {
          const linha = linhaEm(indice);
          if (linha !== undefined) aoAbrir(linha);
        }
      : null,
    aoSelecionar: seleciona
      ? (indice, faixa) => selecao.marcarLinha(indice, !estaSelecionada(selecao.selecao, pares[indice]?.[0] ?? ''), faixa)
      : null,
    aoMudarPagina: (passo) => {
      const muda = passo === 1 ? tabela.temMais : estado.pagina > 1;
      if (muda) mudar({ pagina: estado.pagina + passo });
      return muda;
    },
  });

  const rotuloDaSelecao = (linha: L, indice: number) => {
    const principal = props.colunas.find((coluna) => coluna.principal) ?? visiveis[0];
    const nome = props.nomeDaLinha?.(linha) ?? (principal ? conteudoDe(principal, linha) : '');
    return typeof nome === 'string' && nome !== '' ? t('selecionar', { nome }) : t('selecionarLinha', { numero: indice + 1 });
  };
  const linhas = pares.map(([id, linha], indice) => ({
    id,
    linha,
    href: hrefDe(indice),
    selecionada: seleciona ? estaSelecionada(selecao.selecao, id) : null,
    rotuloSelecao: seleciona ? rotuloDaSelecao(linha, indice) : '',
  }));
  const escolhidas = contar(selecao.selecao, total ?? 0);
  const falhou = consulta.isError && !consulta.isPlaceholderData && resposta === undefined;
  const carregando = resposta === undefined && !falhou;

  return (
    <div className={estilo.raiz} data-lista>
      {typeof props.topo === 'function' ? props.topo(resumo, tabela.doFiltro) : props.topo}
      <BarraFerramentas props={props} tabela={tabela} telefone={telefone} />
      <div className={estilo.moldura}>
        {consulta.isFetching && resposta !== undefined && (
          <div className={estilo.progresso} role="progressbar" aria-label={t('atualizando')} />
        )}
        {falhou ? (
          <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
        ) : telefone && !carregando ? (
          <Suspense fallback={<div className={estilo.progresso} role="progressbar" aria-label={t('atualizando')} />}>
            <Cartoes
              linhas={linhas}
              colunas={visiveis}
              aoMarcar={selecao.marcarLinha}
              aoAbrir={abre ? (indice) => abrir(indice, false) : null}
            />
          </Suspense>
        ) : (
          <div
            ref={caixa}
            data-scroll-restoration-id={`${props.tela}${props.prefixo ?? ''}`}
            className={estilo.caixa}
            style={altura === undefined ? undefined : { maxHeight: altura }}
          >
            <table className={seleciona ? estilo.tabelaComMarca : estilo.tabela} aria-busy={consulta.isFetching}>
              <caption className={estilo.soLeitor}>
                {props.titulo}. {t(carregando ? 'carregando' : 'ajudaTeclado')}
              </caption>
              <Cabecalho
                colunas={visiveis}
                ordem={estado.ordem}
                aoOrdenar={(ordem) => mudar({ ordem })}
                marca={seleciona ? selecao.marca : null}
                aoMarcarPagina={pares.length === 0 ? null : selecao.marcarPagina}
              />
              {carregando ? (
                <Esqueleto colunas={visiveis.length + (seleciona ? 1 : 0)} />
              ) : (
                <tbody {...propsDoCorpo}>
                  {linhas.map((item, indice) => (
                    <Linha
                      key={item.id}
                      {...item}
                      indice={indice}
                      colunas={visiveis}
                      focavel={indice === foco}
                      abre={abre}
                      aoMarcar={selecao.marcarLinha}
                    />
                  ))}
                </tbody>
              )}
            </table>
          </div>
        )}
        {tabela.erro && !falhou && (
          <p role="alert" className={estilo.erro}>
            {t('naoAtualizou', { motivo: mensagemDe(tabela.erro) })}{' '}
            <button type="button" className={estilo.botaoTexto} onClick={tabela.tentarDeNovo}>
              {t('tentarDeNovo')}
            </button>
          </p>
        )}
        {total !== null && pares.length === 0 && !falhou && (
          <SemLinhas
            vazio={props.vazio}
            filtro={tabela.filtrada ? <FiltroEmPalavras busca={estado.busca} filtros={tabela.filtros} valores={estado.filtros} /> : null}
            filtradoPor={[...Object.keys(estado.filtros), ...(estado.busca === '' ? [] : ['busca'])]}
            paginaAlem={total > 0}
            aoLimpar={() => mudar({ busca: '', filtros: {} })}
            aoPrimeira={() => mudar({ pagina: 1 })}
          />
        )}
        {resposta !== undefined && !falhou && (
          <Rodape pagina={estado.pagina} tamanho={estado.tamanho} total={total} temMais={tabela.temMais} aoMudar={mudar} />
        )}
        {seleciona && escolhidas > 0 && (
          <BarraEmMassa
            escolha={escolhaDe(selecao.selecao, total ?? 0, tabela.doFiltro)}
            soma={
              props.somaDe ? somaDaSelecao(selecao.selecao, props.somaDe, resumo ? (props.somaDoFiltro?.(resumo) ?? null) : null) : null
            }
            total={total ?? 0}
            podeTodos={selecao.selecao.tipo === 'itens' && selecao.marca === 'todas' && (total ?? 0) > escolhidas}
            acoes={props.acoesEmMassa ?? []}
            aoEscolherTodos={selecao.marcarTodos}
            lerTodas={(exceto) =>
              lerTodas({ endpoint: props.endpoint, params: props.entrada?.params, consulta: tabela.doFiltro, idDe: tabela.idDe }, exceto)
            }
            aoLimpar={selecao.limpar}
          />
        )}
      </div>
    </div>
  );
}
