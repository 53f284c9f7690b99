import { Button } from '@mantine/core';
import { useState } from 'react';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { invalidar, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { cobrancaCartasApi } from '../api.ts';
import {
  canais,
  type MotivoDeParada,
  motivosDeFalha,
  motivosDeParada,
  type SituacaoCarta,
  situacoesCarta,
} from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { CartaVista } from '#domains/financeiro/cobranca/web/carta-vista.tsx';
import type { PropsDaAba } from '#domains/financeiro/cobranca/web/aba.ts';
import estilo from '#domains/financeiro/cobranca/web/cobranca.module.css';

const tons: Record<SituacaoCarta, TomDeEstado> = {
  preparada: 'aberto',
  no_correio: 'aberto',
  enviada: 'sucesso',
  falhou: 'perigo',
  impressa: 'sucesso',
  parada: 'neutro',
};

function EtiquetaDaCarta({ situacao, motivo }: { situacao: SituacaoCarta; motivo: MotivoDeParada | null }) {
  const { idioma } = useIdioma();
  return (
    <Etiqueta tom={tons[situacao]}>
      {motivo ? rotuloDe(motivosDeParada, motivo, idioma) : rotuloDe(situacoesCarta, situacao, idioma)}
    </Etiqueta>
  );
}

/** Who got what and when. */
export function Cartas({ moldura }: PropsDaAba) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const [{ abrir }, mudar] = useBusca();
  return moldura(
    <>
      <TabelaDados
        tela="cobranca-cartas"
        titulo={t('aba_cartas')}
        endpoint={cobrancaCartasApi.listarCartas}
        exportar={cobrancaCartasApi.exportarCartas}
        exportarPdf
        nomeDoArquivo="cartas"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'numero', ascendente: false }}
        vazio={{ titulo: t('vazioCartas'), texto: t('vazioCartasTexto') }}
        aoAbrir={(carta) => mudar({ abrir: carta.id })}
        nomeDaLinha={(carta) => `${carta.numero} ${carta.pagadorNome}`}
        filtros={[
          { chave: 'data', rotulo: t('data'), tipo: 'datas', campoDe: 'Inicio', campoAte: 'Fim', fixo: true },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesCarta.map((s) => ({ valor: s.valor, rotulo: s[idioma] })),
          },
          {
            chave: 'canal',
            rotulo: t('canal'),
            tipo: 'selecao',
            campo: 'Canal',
            opcoes: canais.map((c) => ({ valor: c.valor, rotulo: c[idioma] })),
          },
          { chave: 'pagador', rotulo: t('responsavel'), tipo: 'busca', campo: 'PagadorId', buscar: buscarPessoas },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('carta'), ordenavel: true, largura: '5rem' },
          { chave: 'pagadorNome', titulo: t('responsavel'), ordenavel: 'pagador', principal: true },
          {
            chave: 'dataCarta',
            titulo: t('data'),
            ordenavel: 'data',
            alinhamento: 'direita',
            noCartao: true,
            render: (c) => formatarData(c.dataCarta),
          },
          { chave: 'modeloNome', titulo: t('modelo'), noCartao: true, render: (c) => c.degrauNome ?? c.modeloNome },
          { chave: 'canal', titulo: t('canal'), render: (c) => rotuloDe(canais, c.canal, idioma) },
          { chave: 'titulos', titulo: t('titulos'), alinhamento: 'direita' },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            render: (c) => formatarValor(c.totalCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            principal: true,
            render: (c) => <EtiquetaDaCarta situacao={c.situacao} motivo={c.motivoParada} />,
          },
          { chave: 'usuarioNome', titulo: t('enviadaPor'), oculta: true },
        ]}
      />
      {abrir !== undefined && abrir !== '' && <CartaAberta id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
    </>,
  );
}

function CartaAberta({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosCobranca);
  const [pdf, setPdf] = useState(false);
  const { data: carta, error, refetch } = useConsulta(cobrancaCartasApi.obterCarta, { params: { id } });
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const reenviar = useComando(cobrancaCartasApi.reenviarCarta, {
    invalida: [cobrancaCartasApi.listarCartas],
    envelhece: ['Cobranca/devedores', 'Cobranca/regua-de-hoje'],
    aoConcluir: ({ motivoParada }) => {
      if (motivoParada) avisar.info(t('reenvioParado', { motivo: rotuloDe(motivosDeParada, motivoParada, idioma) }));
      else avisar.sucesso(t('reenviada'));
      void invalidar(cobrancaCartasApi.obterCarta);
    },
  });
  const reenviavel = carta?.situacao === 'falhou' && pode('cobranca', 'criar');
  const escrita = carta && carta.assunto !== null && carta.corpo !== null ? { ...carta, assunto: carta.assunto, corpo: carta.corpo } : null;
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={t('cartaN', { numero: carta?.numero ?? '' })}
      rodape={
        escrita && (
          <>
            <Button variant={reenviavel ? 'default' : 'filled'} onClick={() => setPdf(true)}>
              {t('cartaEmPdf')}
            </Button>
            {reenviavel && (
              <Button loading={reenviar.isPending} onClick={() => reenviar.mutate({ params: { id } }, { onError: avisar.erro })}>
                {t('enviarDeNovo')}
              </Button>
            )}
          </>
        )
      }
    >
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!carta && !error && <Esqueleto linhas={8} />}
      {carta && (
        <>
          <p className={estilo.meta}>
            <EtiquetaDaCarta situacao={carta.situacao} motivo={carta.motivoParada} />{' '}
            {[carta.enviadaEm && escreverInstante(carta.enviadaEm), carta.usuarioNome].filter(Boolean).join(' · ')}
          </p>
          {carta.motivoFalha && (
            <p>
              {t('falhou', { motivo: rotuloDe(motivosDeFalha, carta.motivoFalha, idioma) })}
              <br />
              <span className={estilo.meta}>{t('respostaDoServidor', { detalhe: carta.detalheFalha ?? '' })}</span>
            </p>
          )}
          {escrita ? <CartaVista carta={escrita} titulos={carta.itens} pagamento={carta.pagamento} /> : <p>{t('naoEscrita')}</p>}
        </>
      )}
      <PreviaDocumento
        aberta={pdf}
        aoFechar={() => setPdf(false)}
        titulo={t('cartaN', { numero: carta?.numero ?? '' })}
        endpoint={cobrancaCartasApi.cartaEmPdf}
        entrada={{ params: { id } }}
        nomePadrao={`carta-${carta?.numero ?? ''}.pdf`}
      />
    </Janela>
  );
}
