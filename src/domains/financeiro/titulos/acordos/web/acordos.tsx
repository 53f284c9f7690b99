import { EtiquetaDoAcordo } from './rotulos.tsx';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { acordosApi as api } from '../api.ts';
import { rotulosAcordo } from '../situacoes.ts';
import { textosAcordo } from '../texts.ts';
import { AbasDeReceber } from '#domains/financeiro/titulos/web/abas-de-receber.tsx';

const AcordoAberto = lazy(() => import('./acordo-janela.tsx').then((m) => ({ default: m.AcordoAberto })));
const RegrasDeAcordo = lazy(() => import('./regras-de-acordo.tsx').then((m) => ({ default: m.RegrasDeAcordo })));
/** The agreements of the school and how each goes; the rules for new ones. */
export function Acordos() {
  const t = useTextos(textosAcordo);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ abrir }, mudar] = useBusca();
  const [regras, setRegras] = useState(false);
  return (
    <Pagina
      abas={<AbasDeReceber />}
      acoes={
        pode('renegociar-titulo', 'editar') && (
          <Button variant="default" onClick={() => setRegras(true)}>
            {t('regras')}
          </Button>
        )
      }
    >
      <TabelaDados
        tela="contas-a-receber-acordos"
        titulo={t('acordos')}
        endpoint={api.listarAcordos}
        exportar={api.exportarAcordos}
        nomeDoArquivo="acordos"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'numero', ascendente: false }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        aoAbrir={(acordo) => mudar({ abrir: acordo.id })}
        nomeDaLinha={(acordo) => `${acordo.numero} ${acordo.pagadorNome}`}
        filtros={[
          {
            chave: 'andamento',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Andamento',
            fixo: true,
            opcoes: rotulosAcordo.map((r) => ({ valor: r.valor, rotulo: r[idioma] })),
          },
          { chave: 'pagador', rotulo: t('pagador'), tipo: 'busca', campo: 'PagadorId', buscar: buscarPessoas },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '6rem' },
          { chave: 'pagadorNome', titulo: t('pagador'), ordenavel: 'pagador', principal: true },
          { chave: 'dataAcordo', titulo: t('data'), ordenavel: 'data', alinhamento: 'direita', render: (a) => formatarData(a.dataAcordo) },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            render: (a) => formatarValor(a.totalCentavos),
          },
          { chave: 'pagoCentavos', titulo: t('pago'), alinhamento: 'direita', render: (a) => formatarValor(a.pagoCentavos) },
          {
            chave: 'abertoCentavos',
            titulo: t('aberto'),
            alinhamento: 'direita',
            principal: true,
            render: (a) => formatarValor(a.abertoCentavos),
          },
          {
            chave: 'proximoVencimento',
            titulo: t('proximoVencimento'),
            alinhamento: 'direita',
            render: (a) => (a.proximoVencimento ? formatarData(a.proximoVencimento) : '–'),
          },
          { chave: 'andamento', titulo: t('situacao'), noCartao: true, render: (a) => <EtiquetaDoAcordo andamento={a.andamento} /> },
        ]}
      />
      <Suspense fallback={null}>
        {abrir !== undefined && abrir !== '' && <AcordoAberto id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
        {regras && <RegrasDeAcordo aoFechar={() => setRegras(false)} />}
      </Suspense>
    </Pagina>
  );
}
