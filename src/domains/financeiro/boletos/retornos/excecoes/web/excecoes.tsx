import { lazy, Suspense, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, type Escolha, TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { excecoesApi } from '../api.ts';
import { type AcaoEmLote, acoesEmLote } from '../esquemas.ts';
import { problemasDaFila } from '../problemas.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import { Nome } from '#domains/financeiro/boletos/web/comum.tsx';
import { useContasCobranca } from '#domains/financeiro/boletos/contas/web/door.tsx';

const LoteDeExcecoes = lazy(() => import('./lote-de-excecoes.tsx'));
const ExcecaoAberta = lazy(() => import('./excecao-janela.tsx'));

/** What the banks' files could not post by themselves: each line with its reason, to be dealt with by a person. */
export default function Excecoes() {
  const t = useTextos(textosRetorno);
  const tb = useTextos(textosBoletos);
  const [{ abrir }, mudar] = useEndereco('abrir');
  const { opcoes } = useContasCobranca();
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [lote, setLote] = useState<{ acao: AcaoEmLote; escolha: Escolha<{ id: number }>; responder: (feito: boolean) => void } | null>(
    null,
  );
  const acoes = acoesEmLote.map(
    (acao): AcaoEmMassa<{ id: number }> => ({
      chave: acao,
      rotulo: t(`lote_${acao}`),
      ...(acao === 'ignorar' ? { perigo: true } : {}),
      aoExecutar: (escolha) => new Promise<boolean>((responder) => setLote({ acao, escolha, responder })),
    }),
  );
  return (
    <>
      <TabelaDados
        tela="gerenciar-boletos-excecoes"
        titulo={t('fila')}
        endpoint={excecoesApi.listarExcecoes}
        exportar={excecoesApi.exportarExcecoes}
        nomeDoArquivo="excecoes"
        acoesEmMassa={pode('gerenciar-boletos', 'editar') ? acoes : []}
        somaDe={(l) => l.pagoCentavos}
        busca={{ campo: 'Nome', rotulo: tb('buscarBoleto') }}
        ordemPadrao={{ campo: 'dataOcorrencia', ascendente: true }}
        aoAbrir={(l) => mudar({ abrir: l.id })}
        nomeDaLinha={(l) => `${t('linhaN', { n: l.linha })} ${l.nomeArquivo}`}
        vazio={{ titulo: t('filaVazia'), texto: t('filaVaziaTexto') }}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              {
                rotulo: t('esperando'),
                valor: pagina?.totais.abertas ?? null,
                ...((pagina?.totais.abertas ?? 0) > 0 ? { tom: 'alerta' as const } : {}),
              },
              { rotulo: t('dinheiroEsperando'), valor: pagina ? formatarReais(pagina.totais.pagoCentavos) : null },
              ...(pagina?.totais.problemas ?? []).slice(0, 3).map(({ problema, quantidade }) => ({
                rotulo: rotuloDe(problemasDaFila, problema, idioma),
                valor: quantidade,
                elo: { tela: 'gerenciar-boletos' as const, search: { aba: 'excecoes', problema } },
              })),
            ]}
          />
        )}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: (['aberta', 'ignorada', 'resolvida'] as const).map((valor) => ({ valor, rotulo: t(valor) })),
          },
          {
            chave: 'problema',
            rotulo: t('motivo'),
            tipo: 'selecao',
            campo: 'Problema',
            fixo: true,
            opcoes: problemasDaFila.map(({ valor, ...rotulo }) => ({ valor, rotulo: rotulo[idioma] })),
          },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', fixo: true, opcoes },
        ]}
        colunas={[
          { chave: 'nossoNumero', titulo: t('nossoNumero'), largura: '11rem', render: (l) => l.nossoNumero || t('linhaN', { n: l.linha }) },
          { chave: 'pagadorNome', titulo: t('pagador'), principal: true, render: (l) => <Nome>{l.pagadorNome ?? '—'}</Nome> },
          {
            chave: 'dataOcorrencia',
            noCartao: true,
            titulo: t('data'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (l) => (l.dataOcorrencia === null ? '—' : formatarData(l.dataOcorrencia)),
          },
          {
            chave: 'pagoCentavos',
            titulo: t('pago'),
            ordenavel: 'pago',
            alinhamento: 'direita',
            principal: true,
            render: (l) => (l.pagoCentavos === 0 ? '—' : formatarValor(l.pagoCentavos)),
          },
          { chave: 'problema', titulo: t('motivo'), ordenavel: true, noCartao: true, cede: 'em-linhas', render: (l) => l.mensagem ?? '—' },
          { chave: 'nomeArquivo', titulo: t('arquivo'), oculta: true },
          { chave: 'contaNome', titulo: t('conta'), oculta: true },
        ]}
      />
      {lote && (
        <Suspense fallback={null}>
          <LoteDeExcecoes
            acao={lote.acao}
            escolha={lote.escolha}
            aoFechar={(feito) => {
              lote.responder(feito);
              setLote(null);
            }}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {abrir !== undefined && abrir !== '' && <ExcecaoAberta id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
      </Suspense>
    </>
  );
}
